import { limits } from '@shop/domain'
import { text } from './texts.ts'
import { z } from './zod.ts'

/** A stored picture in a response. */
export const imageSchema = z
  .object({
    url: z.string().min(1).describe('A JPEG at most 1280 pixels wide that works by itself.'),
    public_id: z.string().min(1).describe('The hash of the content.'),
    alt: z.string().describe('Alternative text; may be empty.'),
    width: z.int().positive().describe('Of the largest stored size, in pixels.'),
    height: z.int().positive().describe('Of the largest stored size, in pixels.'),
    widths: z
      .array(z.int().positive())
      .describe('Widths that exist as AVIF, WebP and JPEG: replace the last -<width>.jpg of url.'),
    placeholder: z.string().describe('A data URL of a tiny WebP to show while the picture loads; may be empty.'),
  })
  .meta({ id: 'Image' })

/** The length of a data URL with the largest allowed picture: base64 needs four characters for three bytes. */
const dataUrlMaximum = Math.ceil(limits.imageBytesMaximum / 3) * 4 + 100

/** The message about a picture over the limit. */
const imageTooLarge = 'Each image must be at most 10 MB.'

/** A picture that the user chose in a form, sent whole as a data URL. */
const newImageSchema = z
  .object({
    url: z.string().max(dataUrlMaximum, imageTooLarge).startsWith('data:image/', 'A new image must be sent as a data URL.'),
    isNew: z.literal(true),
    alt: text('Alternative text', limits.altMaximum).optional(),
  })
  .meta({ id: 'NewImage' })

/** A stored picture that stays. */
const storedImageSchema = z
  .object({
    url: text('Image address', 2000),
    public_id: text('Image id', 200).min(1, 'An image needs a public_id, or isNew.'),
    isNew: z.literal(false).optional(),
    alt: text('Alternative text', limits.altMaximum).optional(),
  })
  .meta({ id: 'KeptImage' })

/** The message about a picture that is neither new nor stored. */
export const invalidImage = 'An image is a data URL with isNew true, or a stored image with url and public_id.'

/** A picture in the payload of a form. */
export const imagePayloadSchema = z.discriminatedUnion('isNew', [newImageSchema, storedImageSchema], {
  error: invalidImage,
})
