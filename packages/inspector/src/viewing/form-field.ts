/** A value to choose from; undefined leaves the field out. */
export type Constant = string | number | boolean | null | undefined

/** The part of JSON Schema with which Zod describes payloads. */
export interface JsonSchema {
  $ref?: string
  $defs?: Record<string, JsonSchema>
  type?: string | readonly string[]
  const?: Constant
  enum?: readonly Constant[]
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
}

/** One of the objects that a field can have: `visitor`, `guest` or `customer` for an identity. */
interface Variant {
  words: string
  /** The schema of its fields; null for the value null. */
  schema: JsonSchema | null
  /** The value with which the user starts to fill it in. */
  start: object | null
  is: (value: unknown) => boolean
}

/** The control for a field. */
export type FormField =
  | { kind: 'boolean' | 'number' | 'json' }
  /** A value that a variant fixes, which has no control. */
  | { kind: 'fixed' }
  /** `empty` is the value of an empty text. */
  | { kind: 'text'; empty: '' | null }
  | { kind: 'choice'; options: readonly Constant[] }
  | { kind: 'fields'; schema: JsonSchema }
  | { kind: 'variants'; variants: readonly Variant[] }

/**
 * Chooses the control for a field of a payload.
 *
 * @param root The schema of the whole payload, with the definitions that its parts refer to.
 */
export function formField(root: JsonSchema, schema: JsonSchema, isOptional: boolean): FormField {
  const all = alternativesOf(root, schema)
  const parts = all.filter(({ type }) => type !== 'null')
  const isNullable = parts.length < all.length
  const choices = parts.flatMap((part) => part.enum ?? (part.const === undefined ? [] : [part.const]))
  const [part] = parts
  if (parts.length > 0 && parts.every((one) => one.properties)) {
    if (parts.length === 1 && !isNullable) return { kind: 'fields', schema: part! }
    return { kind: 'variants', variants: [...(isNullable ? [none] : []), ...parts.map((one) => variantOf(one))] }
  }
  if (choices.length === 1 && parts.length === 1 && part!.const !== undefined) return { kind: 'fixed' }
  if (choices.length >= parts.length && parts.every((one) => one.enum ?? one.const !== undefined))
    return { kind: 'choice', options: [...(isOptional ? [undefined] : []), ...(isNullable ? [null] : []), ...choices] }
  if (parts.length !== 1) return { kind: 'json' }
  switch (part!.type) {
    case 'boolean':
      return { kind: 'boolean' }
    case 'number':
    case 'integer':
      return { kind: 'number' }
    case 'string':
      return { kind: 'text', empty: isNullable ? null : '' }
    default:
      return { kind: 'json' }
  }
}

/** The schemas of which a value must fit one. */
function alternativesOf(root: JsonSchema, schema: JsonSchema): JsonSchema[] {
  const name = schema.$ref?.split('/').at(-1)
  if (name !== undefined) return alternativesOf(root, root.$defs?.[name] ?? {})
  if (typeof schema.type === 'object') return schema.type.map((type) => ({ ...schema, type }))
  return (schema.anyOf ?? schema.oneOf)?.flatMap((one) => alternativesOf(root, one)) ?? [schema]
}

const none: Variant = { words: 'none', schema: null, start: null, is: (value) => value === null || value === undefined }

/** A variant, named after the field whose value is fixed. */
function variantOf(schema: JsonSchema): Variant {
  const [key, fixed] = Object.entries(schema.properties!).find(([, one]) => one.const !== undefined) ?? []
  const start = key === undefined ? {} : { [key]: fixed!.const }
  return {
    words: key === undefined ? 'given' : String(fixed!.const),
    schema,
    start,
    is: (value) =>
      typeof value === 'object' &&
      value !== null &&
      (key === undefined || (value as Record<string, unknown>)[key] === fixed!.const),
  }
}
