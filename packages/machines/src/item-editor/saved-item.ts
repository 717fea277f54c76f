import type { Visibility } from '@shop/domain'
import { samePictures } from './compare-forms.ts'
import type { ItemEditorKind } from './item-editor.kind.ts'
import type { EditedItem, ItemEditorContext, Related, SavedVersion } from './item-editor.types.ts'
import { formOf } from './item-form.ts'
import { asStored } from './pictures.ts'

/** Whether the form adds an item. It still does when the server has stored the item and the response was lost. */
export function isNewItem({ id, newId }: { id: string | null; newId: string | null }): boolean {
  return id === null || id === newId
}

/**
 * Whether an item has what the form sends. New pictures count as stored only after a save of them without a response: else another
 * admin may have added others.
 */
export function isAsSent<Item, Fields, Partner extends Related, Payload, Section>(
  kind: ItemEditorKind<Item, Fields, Partner, Payload, Section>,
  { form, original, unanswered }: ItemEditorContext<Item, Fields, Partner>,
  item: Item,
): boolean {
  const saved = formOf(kind, item)
  const mayHavePictures = unanswered !== null && samePictures(unanswered.pictures, form.pictures)
  const pictures = mayHavePictures ? asStored(form.pictures, saved.pictures, original.pictures) : form.pictures
  return JSON.stringify(kind.payloadOf({ ...form, pictures })) === JSON.stringify(kind.payloadOf(saved))
}

/** Whether an item has what a save without a response sent, although other parts of the form than its pictures have changed since. */
export function isOwnSave<Item, Fields, Partner extends Related, Payload, Section>(
  kind: ItemEditorKind<Item, Fields, Partner, Payload, Section>,
  context: ItemEditorContext<Item, Fields, Partner>,
  item: Item,
): boolean {
  const { form, unanswered } = context
  return unanswered !== null && isAsSent(kind, { ...context, form: { ...unanswered, pictures: form.pictures } }, item)
}

/** The version that the form was loaded with, as a save expects it. */
export function versionOf({ base, newId }: { base: EditedItem | null; newId: string | null }): SavedVersion {
  if (base) return { id: base._id, updatedAt: base.updatedAt }
  return { id: null, updatedAt: null, ...(newId !== null && { newId }) }
}

/** Who sees the item after a save. Only a form that adds an item says so: others leave it unchanged. */
export function visibilityOf(
  context: Pick<ItemEditorContext<unknown, unknown, unknown>, 'id' | 'newId' | 'isDraft' | 'visibility'>,
): { visibility?: Visibility } {
  if (!isNewItem(context)) return {}
  if (context.isDraft) return { visibility: 'draft' }
  if (context.visibility) return { visibility: context.visibility }
  // An earlier save may have stored it as a draft.
  return context.id === null ? {} : { visibility: 'public' }
}
