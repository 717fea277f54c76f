import type { ShopDetailsPayload, VersionedShopDetails } from '@shop/api'
import {
  amountText,
  answerProblem,
  answerTexts,
  eCatalogueRules,
  enquiryStatuses,
  isOpeningTime,
  lineProblem,
  originalAnswers,
  shopHoursMessage,
  shopLineRules,
  shopPictureMessages,
  weekdays,
} from '@shop/domain'
import type { ChangedAnswers, EnquiryStatus, OpeningTimes, ShopLine, Weekday } from '@shop/domain'
import { issuesOf } from '../failures.ts'
import type { FormProblem } from '../item-editor/item-editor.types.ts'
import { asStored, picturePayloads, storedPictures } from '../item-editor/pictures.ts'
import type { EditedPicture } from '../item-editor/pictures.types.ts'
import type { DayHours, ECatalogue, ShopDetailsContext, ShopDetailsForm } from './shop-details.types.ts'

const lineNames = Object.keys(shopLineRules) as ShopLine[]
const closed: DayHours = { isOpen: false, opens: '', closes: '' }

/** The context before the details are loaded. */
export const emptyContext: ShopDetailsContext = withForm({
  lines: Object.fromEntries(lineNames.map((name) => [name, ''])) as ShopDetailsForm['lines'],
  hours: everyDay(() => closed),
  enquiryEmails: true,
  answers: originalAnswers,
  catalogues: [],
  heroes: [],
})

/** The context changes that fill the form. */
export function filledFrom(details: VersionedShopDetails): Partial<ShopDetailsContext> {
  const form = formOf(details)
  return { base: details, original: form, form, problems: [], failure: null, theirs: null }
}

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

/** The problems of a form, in its order. */
export function problemsOf({ lines, hours, answers, catalogues }: ShopDetailsForm): FormProblem[] {
  const ofLines = lineNames.map((name) => ({
    path: name as string,
    message: lineProblem(shopLineRules[name], clean(name, lines[name])),
  }))
  const ofHours = weekdays.map((day) => ({
    path: `hours.${day}`,
    message: isOpeningTime(timesOf(hours[day])) ? null : shopHoursMessage,
  }))
  const missing = { path: 'catalogues', message: catalogues.length === 0 ? shopPictureMessages.cataloguesMissing : null }
  const ofAnswers = enquiryStatuses.map((status) => ({ path: `answers.${status}`, message: answerProblem(answers[status]) }))
  return [...ofLines, ...ofHours, missing, ...catalogues.flatMap(catalogueProblems), ...ofAnswers].flatMap(({ path, message }) =>
    message === null ? [] : [{ path, message }],
  )
}

function catalogueProblems({ key, title, href, pictures }: ECatalogue) {
  return [
    { path: `${key}.title`, message: lineProblem(eCatalogueRules.title, title.trim()) },
    { path: `${key}.href`, message: lineProblem(eCatalogueRules.href, href.trim()) },
    { path: `${key}.picture`, message: pictures.length === 0 ? shopPictureMessages.coverMissing : null },
  ]
}

/** The problems without those at a path: they were about the previous value. */
export function withoutProblems(problems: readonly FormProblem[], paths: readonly string[]): FormProblem[] {
  return problems.filter(({ path }) => !paths.includes(path))
}

/** The server's messages about parts of the form. Its `address.street` is the form's `street`. */
export function serverProblems(error: unknown, { catalogues }: ShopDetailsForm): FormProblem[] {
  return issuesOf(error).map(({ path, message }) => {
    const [first = '', second = '', third = ''] = path.split('.')
    const catalogue = first === 'catalogues' ? catalogues[Number(second)] : undefined
    if (catalogue) return { path: `${catalogue.key}.${third}`, message }
    const isWhole = first === 'heroes' || first === 'catalogues' || second === ''
    const isGroup = first === 'hours' || first === 'answers'
    return { path: isGroup ? `${first}.${second}` : isWhole ? first : second, message }
  })
}

/** Whether the form differs from what is saved. */
export function hasUnsavedDetails({ form, original }: Pick<ShopDetailsContext, 'form' | 'original'>): boolean {
  return textOf(form) !== textOf(original)
}

/** A form as a text, with the keys of its pictures in place of their data. */
function textOf(form: ShopDetailsForm): string {
  return JSON.stringify([
    form.lines,
    form.hours,
    form.enquiryEmails,
    form.answers,
    cataloguesText(form),
    picturesText(form.heroes),
  ])
}

function cataloguesText({ catalogues }: ShopDetailsForm): string {
  return JSON.stringify(catalogues.map(({ pictures, ...texts }) => [texts, picturesText(pictures)]))
}

function picturesText(pictures: readonly EditedPicture[]): string {
  return JSON.stringify(pictures.map(({ key, alt }) => [key, alt]))
}

/** Whether the shop has what the form sends. New pictures count as stored only after a save of them without a response. */
export function isAsSent({ form, original, unanswered }: ShopDetailsContext, details: VersionedShopDetails): boolean {
  const saved = formOf(details)
  const mayHavePictures =
    unanswered !== null &&
    cataloguesText(unanswered) === cataloguesText(form) &&
    picturesText(unanswered.heroes) === picturesText(form.heroes)
  const sent = mayHavePictures ? withStored(form, saved, original) : form
  const textOfPayload = (of: ShopDetailsForm) => JSON.stringify(detailsOf(of, details.version))
  return textOfPayload(sent) === textOfPayload(saved)
}

/** The form with the stored pictures that its new ones may have become. */
function withStored(form: ShopDetailsForm, saved: ShopDetailsForm, original: ShopDetailsForm): ShopDetailsForm {
  const covers = original.catalogues.flatMap(({ pictures }) => pictures)
  return {
    ...form,
    catalogues: form.catalogues.map((catalogue, place) => ({
      ...catalogue,
      pictures: asStored(catalogue.pictures, saved.catalogues[place]?.pictures ?? [], covers),
    })),
    heroes: asStored(form.heroes, saved.heroes, original.heroes),
  }
}

/** The user's changes on top of what the other admin saved. */
export function merged({ form, original, theirs }: ShopDetailsContext): ShopDetailsForm {
  const saved = formOf(theirs!)
  const lines = lineNames.map((name) => [name, (form.lines[name] === original.lines[name] ? saved : form).lines[name]])
  const isSame = (day: Weekday) => JSON.stringify(form.hours[day]) === JSON.stringify(original.hours[day])
  return {
    lines: Object.fromEntries(lines) as ShopDetailsForm['lines'],
    hours: everyDay((day) => (isSame(day) ? saved : form).hours[day]),
    enquiryEmails: (form.enquiryEmails === original.enquiryEmails ? saved : form).enquiryEmails,
    answers: byStatus((status) => (form.answers[status] === original.answers[status] ? saved : form).answers[status]),
    catalogues: (cataloguesText(form) === cataloguesText(original) ? saved : form).catalogues,
    heroes: (picturesText(form.heroes) === picturesText(original.heroes) ? saved : form).heroes,
  }
}

function withForm(form: ShopDetailsForm): ShopDetailsContext {
  return { base: null, original: form, form, problems: [], failure: null, unanswered: null, theirs: null, added: 0 }
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

/** The texts that differ from the original ones. */
function changedAnswers(answers: ShopDetailsForm['answers']): ChangedAnswers {
  const texts = enquiryStatuses.map((status) => [status, answers[status].trim()] as const)
  return Object.fromEntries(texts.filter(([status, text]) => text !== originalAnswers[status]))
}

function byStatus(textOf: (status: EnquiryStatus) => string): ShopDetailsForm['answers'] {
  return Object.fromEntries(enquiryStatuses.map((status) => [status, textOf(status)])) as ShopDetailsForm['answers']
}

function everyDay<Value>(valueOf: (day: Weekday) => Value): Record<Weekday, Value> {
  return Object.fromEntries(weekdays.map((day) => [day, valueOf(day)])) as Record<Weekday, Value>
}
