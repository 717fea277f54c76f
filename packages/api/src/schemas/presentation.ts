import { picturePlaces, weekdays } from '@shop/domain'
import { imageSchema } from './image.ts'
import { z } from './zod.ts'

/** Facts about the shop that only some pages show, with pictures as the shop serves them. */
export const presentationSchema = z
  .object({
    pictures: z.array(z.object({ place: z.enum(picturePlaces), image: imageSchema })),
    team: z.array(
      z.object({
        name: z.string(),
        role: z.string(),
        words: z.string(),
        links: z.array(z.object({ label: z.string(), href: z.string() })),
        image: imageSchema.nullable(),
      }),
    ),
    catalogues: z.array(
      z.object({
        title: z.string(),
        href: z.string().describe('A page of a design-sharing site.'),
        image: imageSchema,
      }),
    ),
    hours: z.array(
      z.object({
        days: z.string().describe("Such as 'Mon-Fri'."),
        hours: z.string().describe("Such as '9:00 AM-6:00 PM', or 'closed'."),
        weekdays: z.array(z.enum(weekdays)),
        times: z.tuple([z.string(), z.string()]).nullable().describe('The same on a clock of 24 hours.'),
      }),
    ),
    coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
    map: z.object({
      service: z.string(),
      embed: z.string().describe('The page for a frame, at zoom 17.'),
      page: z.string().describe('The page for a tab of its own.'),
    }),
  })
  .meta({ id: 'Presentation' })

/** Schemas of the presentation endpoint. */
export const presentationSchemas = {
  read: {
    summary: 'Read how the shop presents itself: its people, catalogues, hours, map and own pictures.',
    response: presentationSchema,
  },
}
