import type { Image } from '@shop/api'
import { limits, shopPictureMessages } from '@shop/domain'
import type { FormProblem } from '../item-editor/item-editor.types.ts'
import {
  isUnread,
  pictureInReading,
  roomFor,
  storedPictures,
  withNextInReading,
  withoutKey,
  withPicked,
  withRead,
} from '../item-editor/pictures.ts'
import type { EditedPicture, UnreadPicture } from '../item-editor/pictures.types.ts'
import type { PictureFile } from '../ports.ts'
import type { PicturePlaceOfForm, ShopDetailsContext, ShopDetailsForm } from './shop-details.types.ts'

type Pictures = readonly EditedPicture[]

/** The place of the hero pictures. The other places are e-catalogues. */
export const heroPlace: PicturePlaceOfForm = 'heroes'

/** The path of problems with the pictures of a place. */
function pathOf(place: PicturePlaceOfForm): string {
  return place === heroPlace ? place : `${place}.picture`
}

function maximumOf(place: PicturePlaceOfForm): number {
  return place === heroPlace ? limits.heroSlides : 1
}

/** The form with other pictures in one place. */
export function withPictures(
  form: ShopDetailsForm,
  place: PicturePlaceOfForm,
  change: (pictures: Pictures) => Pictures,
): ShopDetailsForm {
  if (place === heroPlace) return { ...form, heroes: change(form.heroes) }
  return {
    ...form,
    catalogues: form.catalogues.map((one) => (one.key === place ? { ...one, pictures: change(one.pictures) } : one)),
  }
}

/** The context changes after files were picked for a place, with a problem about those beyond its maximum. */
export function afterPick(
  { form, problems, added }: ShopDetailsContext,
  { place, files }: { place: PicturePlaceOfForm; files: readonly PictureFile[] },
) {
  const maximum = maximumOf(place)
  const isAddition = place === heroPlace
  const room = roomFor(picturesOf(form, place), maximum, isAddition)
  return {
    form: withPictures(form, place, (pictures) =>
      // All have the same number, so that none replaces another hero picture.
      withPicked(pictures, { files, pick: 0, firstNumber: added + 1, maximum, isAddition }),
    ),
    problems: afterAddition(problems, pathOf(place), isAddition && files.length > room),
    added: added + files.length,
  }
}

/** The context changes after stored pictures were chosen as hero pictures. Those that are hero pictures already stay once. */
export function afterReuse({ form, problems }: ShopDetailsContext, images: readonly Image[]) {
  const keys = new Set(form.heroes.map(({ key }) => key))
  const others = storedPictures(images).filter(({ key }) => !keys.has(key))
  const room = roomFor(form.heroes, limits.heroSlides, true)
  return {
    form: { ...form, heroes: [...form.heroes, ...others.slice(0, room)] },
    problems: afterAddition(problems, heroPlace, others.length > room),
  }
}

/** The problems after pictures were added at a path, with one about those that were too many. */
function afterAddition(problems: readonly FormProblem[], path: string, areTooMany: boolean): FormProblem[] {
  const others = problems.filter((problem) => problem.path !== path)
  return areTooMany ? [...others, { path, message: shopPictureMessages.tooManyHeroes }] : others
}

/** The place and the picture that is being read; undefined without one. */
export function inReading(form: ShopDetailsForm): { place: PicturePlaceOfForm; picture: UnreadPicture } | undefined {
  for (const place of placesOf(form)) {
    const picture = pictureInReading(picturesOf(form, place))
    if (picture) return { place, picture }
  }
  return undefined
}

/** Whether a chosen file is not read yet. */
export function isAnyUnread(form: ShopDetailsForm): boolean {
  return placesOf(form).some((place) => picturesOf(form, place).some(isUnread))
}

/** Marks the next picture as being read. */
export function withNextReading(form: ShopDetailsForm): ShopDetailsForm {
  if (inReading(form)) return form
  const place = placesOf(form).find((one) => picturesOf(form, one).some(isUnread))
  return place === undefined ? form : withPictures(form, place, withNextInReading)
}

/** The form after the picture in reading was read. A cover replaces the one before. */
export function withPictureRead(form: ShopDetailsForm, url: string): ShopDetailsForm {
  const reading = inReading(form)
  if (!reading) return form
  return withPictures(form, reading.place, (pictures) => withRead(pictures, url, maximumOf(reading.place)))
}

/** The context changes after the picture in reading turned out to be unusable. */
export function afterDrop(
  { form, problems }: ShopDetailsContext,
  message: string,
): { form: ShopDetailsForm; problems: FormProblem[] } {
  const { place, picture } = inReading(form)!
  return {
    form: withPictures(form, place, (pictures) => withoutKey(pictures, picture.key)),
    problems: [...problems, { path: pathOf(place), message, file: picture.file.name }],
  }
}

/** The progress of reading: how many new pictures of the form were read. */
export function shopReadingProgress(form: ShopDetailsForm): { read: number; total: number } {
  const fresh = placesOf(form)
    .flatMap((place) => picturesOf(form, place))
    .filter(({ status }) => status !== 'stored')
  return { read: fresh.filter(({ status }) => status === 'read').length, total: fresh.length }
}

function placesOf({ catalogues }: ShopDetailsForm): PicturePlaceOfForm[] {
  return [heroPlace, ...catalogues.map(({ key }) => key)]
}

function picturesOf(form: ShopDetailsForm, place: PicturePlaceOfForm): Pictures {
  return place === heroPlace ? form.heroes : (form.catalogues.find(({ key }) => key === place)?.pictures ?? [])
}
