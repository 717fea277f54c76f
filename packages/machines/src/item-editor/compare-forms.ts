import type { EditedForm, FormPart, ItemEditorContext, Related } from './item-editor.types.ts'
import type { EditedPicture } from './pictures.types.ts'

/** Whether the form has unsaved changes, including a picture that is still being read. */
export function hasUnsavedChanges<Item, Fields, Partner extends Related>({
  form,
  original,
}: Pick<ItemEditorContext<Item, Fields, Partner>, 'form' | 'original'>): boolean {
  const isSame = changedFields(form.fields, original.fields).length === 0
  return !isSame || !samePictures(form.pictures, original.pictures) || !sameRelated(form.related, original.related)
}

/** The parts of the form that differ between two versions. */
export function differences<Fields, Partner extends Related>(
  one: EditedForm<Fields, Partner>,
  other: EditedForm<Fields, Partner>,
): FormPart<Fields>[] {
  return [
    ...(changedFields(one.fields, other.fields) as FormPart<Fields>[]),
    ...(samePictures(one.pictures, other.pictures) ? [] : ['pictures' as const]),
    ...(sameRelated(one.related, other.related) ? [] : ['related' as const]),
  ]
}

/** The names of the fields with different values. */
export function changedFields<Fields>(one: Fields, other: Fields): (keyof Fields)[] {
  const names = Object.keys(one as object) as (keyof Fields)[]
  return names.filter((name) => one[name] !== other[name])
}

/** Whether two lists have the same pictures with the same alternative texts. */
export function samePictures(one: readonly EditedPicture[], other: readonly EditedPicture[]): boolean {
  return sameTexts(
    one.flatMap(({ key, alt }) => [key, alt]),
    other.flatMap(({ key, alt }) => [key, alt]),
  )
}

/** Whether two lists have the same related items in the same order. */
export function sameRelated(one: readonly Related[], other: readonly Related[]): boolean {
  return sameTexts(one.map(relatedId), other.map(relatedId))
}

/** The id of a related item, for lists of ids. */
export function relatedId({ _id }: Related): string {
  return _id
}

function sameTexts(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, place) => text === other[place])
}
