import { z } from 'zod'
import { nothing } from '../known/event-fields.ts'

/** The form fields that products and collections share, as typed. */
export const itemFields = z.object({
  name: z.string(),
  description: z.string(),
  items: z.string(),
  price: z.string(),
  style: z.string(),
  isBestSeller: z.boolean(),
  isPromo: z.boolean(),
  discountedPrice: z.string(),
  isForeign: z.boolean(),
  origin: z.string(),
})

const related = z.looseObject({ _id: z.string(), name: z.string() })

/** The payload schema of each event that both editors handle. */
export const editorEvents = {
  'related.add': z.object({ related }),
  'related.remove': z.object({ id: z.string() }),
  'pictures.pick': z.object({ files: z.array(z.object({ name: z.string(), size: z.number(), type: z.string() })) }),
  'picture.move': z.object({ key: z.string(), to: z.number() }),
  'picture.remove': z.object({ key: z.string() }),
  'picture.describe': z.object({ key: z.string(), alt: z.string() }),
  'form.submit': nothing,
  'form.retry': nothing,
  'form.leave': nothing,
  'leave.confirm': nothing,
  'leave.cancel': nothing,
  'session.restored': nothing,
  'conflict.keepMine': nothing,
  'conflict.takeTheirs': nothing,
  'conflict.dismiss': nothing,
}
