import { z } from '@shop/api/schemas'
import { nothing, reported } from '../known/event-fields.ts'

/** The schema of any fields of a form: a flag is a boolean, everything else is typed as a text. */
export function fieldsSchema(blank: object) {
  const fields = Object.entries(blank).map(([name, value]) => [name, typeof value === 'boolean' ? z.boolean() : z.string()])
  return z.object({ fields: z.object(Object.fromEntries(fields) as Record<string, z.ZodType>).partial() })
}

const related = z.looseObject({ _id: z.string(), name: z.string() })

/** The payload schema of each event that both editors handle. */
export const editorEvents = {
  'related.add': z.object({ related }),
  'related.remove': z.object({ id: z.string() }),
  'pictures.pick': z.object({
    files: z.array(z.object({ name: z.string(), size: z.number(), type: z.string() })),
    isAddition: z.boolean().optional(),
  }),
  'pictures.restore': nothing,
  'picture.move': z.object({ key: z.string(), to: z.number() }),
  'picture.remove': z.object({ key: z.string() }),
  'picture.describe': z.object({ key: z.string(), alt: z.string() }),
  'form.submit': z.object({ asDraft: z.boolean().optional() }),
  'form.retry': nothing,
  'unfinished.continue': nothing,
  'unfinished.discard': nothing,
  'form.leave': nothing,
  'leave.confirm': nothing,
  'leave.cancel': nothing,
  'move.confirm': nothing,
  'move.cancel': nothing,
  'session.restored': reported(nothing),
  'conflict.keepMine': nothing,
  'conflict.takeTheirs': nothing,
  'conflict.dismiss': nothing,
}
