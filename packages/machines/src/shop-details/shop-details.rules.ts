import type { VersionedShopDetails } from '@shop/api'
import { amountText, isOpeningTime, shopHoursMessage, shopLineProblem, shopLineRules, weekdays } from '@shop/domain'
import type { OpeningTimes, ShopLine } from '@shop/domain'
import { issuesOf } from '../failures.ts'
import type { FormProblem } from '../item-editor/item-editor.types.ts'
import type { DayHours, ShopDetailsContext, ShopDetailsForm, Weekday } from './shop-details.types.ts'

const lineNames = Object.keys(shopLineRules) as ShopLine[]
const closed: DayHours = { isOpen: false, opens: '', closes: '' }

/** The context before the details are loaded. */
export const emptyContext: ShopDetailsContext = withForm({
  lines: Object.fromEntries(lineNames.map((name) => [name, ''])) as ShopDetailsForm['lines'],
  hours: everyDay(() => closed),
})

/** The context changes that fill the form. */
export function filledFrom(details: VersionedShopDetails): Partial<ShopDetailsContext> {
  const form = formOf(details)
  return { base: details, original: form, form, problems: [], failure: null, theirs: null }
}

/** The form of the details. */
export function formOf({ phone, chatNumber, address, coordinates, social, hours }: VersionedShopDetails): ShopDetailsForm {
  const { latitude, longitude } = coordinates
  return {
    lines: { phone, chatNumber, ...address, latitude: amountText(latitude), longitude: amountText(longitude), ...social },
    hours: everyDay((day) => dayHoursOf(hours[day])),
  }
}

/** The payload of a form without problems. */
export function detailsOf({ lines, hours }: ShopDetailsForm, version: number): VersionedShopDetails {
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
  }
}

/** The problems of a form, in its order. */
export function problemsOf({ lines, hours }: ShopDetailsForm): FormProblem[] {
  const ofLines = lineNames.map((name) => ({ path: name as string, message: shopLineProblem(name, clean(name, lines[name])) }))
  const ofHours = weekdays.map((day) => ({
    path: `hours.${day}`,
    message: isOpeningTime(timesOf(hours[day])) ? null : shopHoursMessage,
  }))
  return [...ofLines, ...ofHours].flatMap(({ path, message }) => (message === null ? [] : [{ path, message }]))
}

/** The problems without those at a path: they were about the previous value. */
export function withoutProblems(problems: readonly FormProblem[], paths: readonly string[]): FormProblem[] {
  return problems.filter(({ path }) => !paths.includes(path))
}

/** The server's messages about parts of the form. Its `address.street` is the form's `street`. */
export function serverProblems(error: unknown): FormProblem[] {
  return issuesOf(error).map(({ path, message }) => {
    const [first = '', second = ''] = path.split('.')
    return { path: first === 'hours' ? `hours.${second}` : second || first, message }
  })
}

/** Whether the form differs from what is saved. */
export function hasUnsavedDetails({ form, original }: Pick<ShopDetailsContext, 'form' | 'original'>): boolean {
  return JSON.stringify(form) !== JSON.stringify(original)
}

/** The user's changes on top of what the other admin saved. */
export function merged({ form, original, theirs }: ShopDetailsContext): ShopDetailsForm {
  const saved = formOf(theirs!)
  const lines = lineNames.map((name) => [name, (form.lines[name] === original.lines[name] ? saved : form).lines[name]])
  const isSame = (day: Weekday) => JSON.stringify(form.hours[day]) === JSON.stringify(original.hours[day])
  return {
    lines: Object.fromEntries(lines) as ShopDetailsForm['lines'],
    hours: everyDay((day) => (isSame(day) ? saved : form).hours[day]),
  }
}

function withForm(form: ShopDetailsForm): ShopDetailsContext {
  return { base: null, original: form, form, problems: [], failure: null, theirs: null }
}

/** A chat number may be typed like a phone number. */
function clean(name: ShopLine, text: string): string {
  return name === 'chatNumber' ? text.replace(/[\s()+-]/g, '') : text.trim()
}

function dayHoursOf(times: OpeningTimes[Weekday]): DayHours {
  return times === null ? closed : { isOpen: true, opens: times[0], closes: times[1] }
}

function timesOf({ isOpen, opens, closes }: DayHours): OpeningTimes[Weekday] {
  return isOpen ? [opens, closes] : null
}

function everyDay<Value>(valueOf: (day: Weekday) => Value): Record<Weekday, Value> {
  return Object.fromEntries(weekdays.map((day) => [day, valueOf(day)])) as Record<Weekday, Value>
}
