import type { VersionedShopDetails } from '@shop/api'
import { enquiryStatuses, limits } from '@shop/domain'
import type { EnquiryStatus, Weekday } from '@shop/domain'
import { mergedPictures } from '../item-editor/merge-lists.ts'
import { asStored } from '../item-editor/pictures.ts'
import type { EditedPicture } from '../item-editor/pictures.types.ts'
import { detailsOf, everyDay, formOf, lineNames } from './details-form.ts'
import type { ShopDetailsContext, ShopDetailsForm } from './shop-details.types.ts'

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

/** Whether the shop has what a save without a response sent, although the form may have changed since. */
export function isOwnSave(context: ShopDetailsContext, details: VersionedShopDetails): boolean {
  return context.unanswered !== null && isAsSent({ ...context, form: context.unanswered }, details)
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
    heroes: mergedPictures(original.heroes, form.heroes, saved.heroes).slice(0, limits.heroSlides),
  }
}

function byStatus(textOf: (status: EnquiryStatus) => string): ShopDetailsForm['answers'] {
  return Object.fromEntries(enquiryStatuses.map((status) => [status, textOf(status)])) as ShopDetailsForm['answers']
}
