import type { z } from '@shop/api/schemas'

/** An example payload of an event, with its label. */
export interface Example {
  label: string
  payload: object
}

/** The maximum number of examples: a list to choose from, not a dump of the context. */
const mostExamples = 20

/**
 * The payloads of an event that a context contains: each of its objects with the texts that the event requires. The lines of a
 * cart are examples of the events about a line.
 */
export function contextExamples(schema: z.ZodObject | undefined, context: unknown): Example[] {
  if (!schema || !requiresText(schema)) return []
  const examples = objectsIn(context).flatMap((one): Example[] => {
    const { success, data } = schema.safeParse(withIds(one))
    return success ? [{ label: `in the context: ${wordsOf(one, data)}`, payload: data }] : []
  })
  return [...new Map(examples.map((example) => [JSON.stringify(example.payload), example])).values()].slice(0, mostExamples)
}

/** The texts that a context contains under a name. Items have their id under `_id`, and events have it under `item` or `id`. */
export function contextTexts(context: unknown, name: string): string[] {
  const texts = objectsIn(context).flatMap((one) => {
    const value = withIds(one)[name]
    return typeof value === 'string' && value !== '' ? [value] : []
  })
  return [...new Set(texts)].slice(0, mostExamples)
}

function requiresText({ shape }: z.ZodObject): boolean {
  return Object.values(shape).some((field) => field.type === 'string')
}

function withIds(one: Record<string, unknown>): Record<string, unknown> {
  return '_id' in one ? { id: one['_id'], item: one['_id'], ...one } : one
}

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)]
}

function wordsOf({ name, title }: Record<string, unknown>, payload: object): string {
  return [...new Set([name, title, ...Object.values(payload)])]
    .filter((one) => typeof one !== 'object' && one !== undefined)
    .join(', ')
}
