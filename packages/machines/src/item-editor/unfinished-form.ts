import { isId } from '@shop/domain'
import { isRecord } from '../is-record.ts'
import { hasUnsavedChanges, samePictures } from './compare-forms.ts'
import type { ItemEditorKind } from './item-editor.kind.ts'
import type { EditedForm, ItemEditorContext, Related } from './item-editor.types.ts'
import { formOf } from './item-form.ts'
import type { EditedPicture, StoredPicture } from './pictures.types.ts'
import { isNewItem } from './saved-item.ts'
import type { UnfinishedForm } from './unfinished-form.types.ts'

/** The forms to store: the open one if the user changed it, and those that the user was offered and has not answered. */
export function formsToStore<Item, Fields, Partner extends Related>(
  context: Pick<ItemEditorContext<Item, Fields, Partner>, 'id' | 'newId' | 'base' | 'form' | 'original' | 'offers'> & {
    base: { updatedAt: string } | null
  },
): readonly UnfinishedForm<Fields, Partner>[] {
  const { newId, base, original, form, offers } = context
  const storable = storableForm(form)
  const current = {
    ...(isNewItem(context) && newId !== null && { newId }),
    updatedAt: base?.updatedAt ?? null,
    original: storableForm(original),
    form: storable,
    lostPictures: form.pictures.length - storable.pictures.length,
  }
  return [...(hasUnsavedChanges({ form: storable, original }) ? [current] : []), ...(offers ?? [])]
}

/**
 * The context changes after the user continued the offered form. New pictures of the open form stay in it. Other changes of the
 * open form become an offer themselves, so that nothing is lost. A save expects the version that the changes are based on: if the
 * item has changed since, it ends in a conflict. A new item has the id of the offered form, under which the server may have it.
 */
export function afterContinuing<Item extends { updatedAt: string }, Fields, Partner extends Related, Payload, Section>(
  { picturesMaximum }: ItemEditorKind<Item, Fields, Partner, Payload, Section>,
  context: ItemEditorContext<Item, Fields, Partner>,
) {
  const [chosen, ...others] = context.offers ?? []
  if (!chosen) return {}
  const chosenFiles = context.form.pictures.filter(({ status }) => status !== 'stored')
  const { base } = context
  return {
    ...(isNewItem(context)
      ? { id: null, newId: chosen.newId ?? null, base: null }
      : { base: base && { ...base, updatedAt: chosen.updatedAt ?? base.updatedAt } }),
    original: chosen.original,
    form: { ...chosen.form, pictures: [...chosen.form.pictures.slice(0, picturesMaximum - chosenFiles.length), ...chosenFiles] },
    offers: formsToStore({ ...context, offers: others }),
    problems: [],
    failure: null,
  }
}

/** The recalled forms that this build can show. Fields that an earlier build did not know are blank. */
export function readUnfinished<Item, Fields, Partner extends Related, Payload, Section>(
  { blank }: Pick<ItemEditorKind<Item, Fields, Partner, Payload, Section>, 'blank'>,
  recalled: readonly unknown[],
): readonly UnfinishedForm<Fields, Partner>[] {
  return recalled.flatMap((value) => {
    if (!isRecord(value)) return []
    const [original, form] = [readForm<Fields, Partner>(blank, value.original), readForm<Fields, Partner>(blank, value.form)]
    if (!original || !form) return []
    const updatedAt = typeof value.updatedAt === 'string' ? value.updatedAt : null
    const newId = typeof value.newId === 'string' && isId(value.newId) ? { newId: value.newId } : {}
    return [{ ...newId, updatedAt, original, form, lostPictures: Number(value.lostPictures) || 0 }]
  })
}

/**
 * The offers without those that an item has already: the save was sent before the user left, and arrived. Their new pictures, which
 * were not stored, are those that only the item has.
 */
export function withoutArrived<Item, Fields, Partner extends Related, Payload, Section>(
  kind: ItemEditorKind<Item, Fields, Partner, Payload, Section>,
  base: Item | null,
  offers: readonly UnfinishedForm<Fields, Partner>[],
): readonly UnfinishedForm<Fields, Partner>[] {
  if (base === null) return offers
  const saved = formOf(kind, base)
  const savedPayload = JSON.stringify(kind.payloadOf(saved))
  return offers.filter(({ form, lostPictures }) => {
    const isKept = ({ key }: EditedPicture) => form.pictures.some((picture) => picture.key === key)
    const kept = saved.pictures.filter(isKept)
    const hasPictures = samePictures(kept, form.pictures) && saved.pictures.length === kept.length + lostPictures
    return !hasPictures || JSON.stringify(kind.payloadOf({ ...form, pictures: saved.pictures })) !== savedPayload
  })
}

function storableForm<Fields, Partner>({ fields, pictures, related }: EditedForm<Fields, Partner>) {
  return { fields, pictures: pictures.filter(isStored), related }
}

function isStored(picture: EditedPicture): picture is StoredPicture {
  return picture.status === 'stored'
}

function readForm<Fields, Partner>(blank: Fields, value: unknown) {
  if (!isRecord(value) || !isRecord(value.fields)) return null
  const { fields, pictures, related } = value
  if (!Array.isArray(pictures) || !Array.isArray(related)) return null
  if (!pictures.every(isStoredPicture) || !related.every(isRelated)) return null
  const read = Object.entries(blank as object).map(([name, empty]) => [
    name,
    typeof fields[name] === typeof empty ? fields[name] : empty,
  ])
  return { fields: Object.fromEntries(read) as Fields, pictures, related: related as Partner[] }
}

function isStoredPicture(value: unknown): value is StoredPicture {
  if (!isRecord(value) || value.status !== 'stored') return false
  const { key, alt, image } = value
  return typeof key === 'string' && typeof alt === 'string' && isRecord(image) && typeof image.url === 'string'
}

function isRelated(value: unknown): value is Related {
  return isRecord(value) && typeof value._id === 'string' && typeof value.name === 'string'
}
