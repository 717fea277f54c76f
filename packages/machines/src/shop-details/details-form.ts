import type { ShopDetailsPayload, VersionedShopDetails } from '@shop/api'
import { amountText, answerTexts, enquiryStatuses, originalAnswers, shopLineRules, weekdays } from '@shop/domain'
import type { ChangedAnswers, OpeningTimes, ShopLine, Weekday } from '@shop/domain'
import { picturePayloads, storedPictures } from '../item-editor/pictures.ts'
import type { DayHours, ShopDetailsForm } from './shop-details.types.ts'

/** The names of the facts that are one line, in the order of the form. */
export const lineNames = Object.keys(shopLineRules) as ShopLine[]

/** The hours of a day on which the showroom is closed. */
export const closed: DayHours = { isOpen: false, opens: '', closes: '' }

/** The form of the details. */
export function formOf(details: VersionedShopDetails): ShopDetailsForm {
  const { phone, chatNumber, address, coordinates, social, hours, enquiryEmails, answers, catalogues, heroes } = details
  const { latitude, longitude } = coordinates
  return {
    lines: { phone, chatNumber, ...address, latitude: amountText(latitude), longitude: amountText(longitude), ...social },
    hours: everyDay((day) => dayHoursOf(hours[day])),
    enquiryEmails,
    answers: answerTexts(answers),
    catalogues: catalogues.map(({ title, href, picture }, position) => ({
      key: `catalogue-${position + 1}`,
      title,
      href,
      pictures: storedPictures([picture]),
    })),
    heroes: storedPictures(heroes),
  }
}

/** The payload of a form without problems. */
export function detailsOf(
  { lines, hours, enquiryEmails, answers, catalogues, heroes }: ShopDetailsForm,
  version: number,
): ShopDetailsPayload {
  const texts = Object.fromEntries(lineNames.map((name) => [name, clean(name, lines[name])])) as Record<ShopLine, string>
  const { phone, chatNumber, street, locality, region, country, countryCode, latitude, longitude, ...social } = texts
  return {
    version,
    phone,
    chatNumber,
    address: { street, locality, region, country, countryCode },
    coordinates: { latitude: Number(latitude), longitude: Number(longitude) },
    social,
    hours: everyDay((day) => timesOf(hours[day])),
    enquiryEmails,
    answers: changedAnswers(answers),
    catalogues: catalogues.map(({ title, href, pictures }) => ({
      title: title.trim(),
      href: href.trim(),
      picture: picturePayloads(pictures)[0]!,
    })),
    heroes: picturePayloads(heroes),
  }
}

/** A line as it is sent. A chat number may be typed like a phone number. */
export function clean(name: ShopLine, text: string): string {
  return name === 'chatNumber' ? text.replace(/[\s()+-]/g, '') : text.trim()
}

function dayHoursOf(times: OpeningTimes[Weekday]): DayHours {
  return times === null ? closed : { isOpen: true, opens: times[0], closes: times[1] }
}

/** The opening and closing time of a day; null when the showroom is closed. */
export function timesOf({ isOpen, opens, closes }: DayHours): OpeningTimes[Weekday] {
  return isOpen ? [opens, closes] : null
}

/** A value for each day of the week. */
export function everyDay<Value>(valueOf: (day: Weekday) => Value): Record<Weekday, Value> {
  return Object.fromEntries(weekdays.map((day) => [day, valueOf(day)])) as Record<Weekday, Value>
}

/** The texts that differ from the original ones. */
function changedAnswers(answers: ShopDetailsForm['answers']): ChangedAnswers {
  const texts = enquiryStatuses.map((status) => [status, answers[status].trim()] as const)
  return Object.fromEntries(texts.filter(([status, text]) => text !== originalAnswers[status]))
}
