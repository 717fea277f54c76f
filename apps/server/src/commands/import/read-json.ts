import { z } from 'zod'
import { type CatalogueEntries, ImportError, keySchema, type Pictured } from './entries.ts'
import { fileReference } from './file-reference.ts'

const pictureSchema = z.union(
  [
    z.string().transform((file) => ({ file, alt: null })),
    z.object({ file: z.string(), alt: z.string().nullable().default(null) }),
  ],
  { error: 'A picture is a path, or { file, alt }.' },
)

type JsonPicture = z.output<typeof pictureSchema>

const slugSchema = z.string('A slug is required.').trim().normalize('NFC').min(1, 'A slug is required.').pipe(keySchema)

/** The structure of the file. Its fields are validated with the schemas of the forms later. */
const catalogueSchema = z.object({
  heroes: z.array(pictureSchema).nullable().default(null),
  products: z
    .array(
      z.looseObject({
        slug: slugSchema,
        images: z.array(pictureSchema).optional(),
        collection: z.string().normalize('NFC').nullable().optional(),
      }),
    )
    .default([]),
  collections: z
    .array(
      z.looseObject({
        slug: slugSchema,
        coverImage: pictureSchema.nullable().default(null),
        products: z.array(z.string().normalize('NFC')).default([]),
      }),
    )
    .default([]),
})

/**
 * Parses a catalogue in JSON: `{ heroes, products, collections }`, as described in demo/README.md.
 *
 * @param text - the decoded file
 * @param file - its path, the base of its pictures
 * @throws ImportError when it is not JSON or has another structure
 */
export function readJson(text: string, file: string): CatalogueEntries {
  const { heroes, products, collections } = parseCatalogue(text)
  const toReference = ({ file: name }: JsonPicture) => fileReference(name, file)
  const pictured = (images: readonly JsonPicture[]): Pictured => ({
    pictures: images.map(toReference),
    alts: images.map(({ alt }) => alt),
  })

  return {
    heroes: heroes?.map((hero) => ({ ...toReference(hero), alt: hero.alt ?? '' })) ?? null,
    products: products.map(({ slug, images, collection, ...fields }) => ({
      place: `Product ${slug}`,
      key: slug,
      fields,
      unreadable: [],
      ...(images && pictured(images)),
      ...(collection === undefined ? {} : { collection }),
    })),
    collections: collections.map(({ slug, coverImage, products: members, ...fields }) => ({
      place: `Collection ${slug}`,
      key: slug,
      fields,
      unreadable: [],
      ...pictured(coverImage === null ? [] : [coverImage]),
      products: members,
    })),
  }
}

function parseCatalogue(text: string) {
  const parsed = catalogueSchema.safeParse(parseText(text))
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  throw new ImportError(issues.map(({ path, message }) => ({ place: path.join('.') || 'The file', message })))
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    throw new ImportError([{ place: 'The file', message: 'This is not JSON.' }])
  }
}
