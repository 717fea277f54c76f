import { imageSchema, z } from '@shop/api/schemas'
import { enquiryStatuses, shopLineRules, weekdays } from '@shop/domain'
import type { ShopLine } from '@shop/domain'
import type { EventFromLogic } from 'xstate'
import { nothing, reported, typed } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { shopDetailsMachine } from './shop-details.machine.ts'

const lines = Object.fromEntries(Object.keys(shopLineRules).map((name) => [name, typed])) as Record<ShopLine, typeof typed>

/** The payload schema of each event of the form of the shop details. */
export const shopDetailsEvents: EventSchemas<EventFromLogic<typeof shopDetailsMachine>> = {
  'lines.set': z.object({ lines: z.object(lines).partial() }),
  'hours.set': z.object({
    day: z.enum(weekdays),
    hours: z.object({ isOpen: z.boolean(), opens: typed, closes: typed }).partial(),
  }),
  'emails.set': z.object({ enquiryEmails: z.boolean() }),
  'answers.set': z.object({ answers: z.partialRecord(z.enum(enquiryStatuses), typed) }),
  'catalogue.add': nothing,
  'catalogue.set': z.object({ key: typed, catalogue: z.object({ title: typed, href: typed }).partial() }),
  'catalogue.remove': z.object({ key: typed }),
  'catalogue.move': z.object({ key: typed, to: z.number() }),
  'pictures.pick': z.object({ place: typed, files: z.array(z.object({ name: z.string(), size: z.number(), type: z.string() })) }),
  'pictures.reuse': z.object({ images: z.array(imageSchema) }),
  'picture.remove': z.object({ place: typed, key: typed }),
  'picture.move': z.object({ key: typed, to: z.number() }),
  'picture.describe': z.object({ place: typed, key: typed, alt: typed }),
  'form.submit': nothing,
  'form.retry': nothing,
  'form.leave': nothing,
  'leave.confirm': nothing,
  'leave.cancel': nothing,
  'session.restored': reported(nothing),
  'conflict.keepMine': nothing,
  'conflict.takeTheirs': nothing,
  'conflict.dismiss': nothing,
}
