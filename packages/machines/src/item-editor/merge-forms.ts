import { changedFields, relatedId, sameRelated } from './compare-forms.ts'
import { withoutUnchecked } from './item-fields.ts'
import type { ItemEditorKind } from './item-editor.kind.ts'
import type { EditedForm, EditedItem, ItemEditorContext, ItemFields, Related } from './item-editor.types.ts'
import { blankForm, formOf } from './item-form.ts'
import { mergedList, mergedPictures } from './merge-lists.ts'
import type { EditedPicture } from './pictures.types.ts'
import { isNewItem } from './saved-item.ts'

/**
 * The context changes after the user kept their changes in a conflict. The form has what the other admin saved, with the
 * user's own changes on top, so that neither loses what only they changed. An item deleted meanwhile becomes a new one.
 */
export function afterKeepingMine<Item extends EditedItem, Fields extends ItemFields, Partner extends Related, Payload, Section>(
  kind: ItemEditorKind<Item, Fields, Partner, Payload, Section>,
  context: ItemEditorContext<Item, Fields, Partner>,
) {
  const { id, newId, base, original, form, theirs } = context
  if (!theirs) {
    const kept = { ...form, pictures: withoutStored(form.pictures) }
    // The server adds no second item under the id of a deleted one.
    const added = { id: null, newId: id === newId ? null : newId, base: null }
    // A form that adds an item says itself whether that is a draft.
    const visibility = isNewItem(context) ? null : (base?.visibility ?? null)
    return { ...added, visibility, original: blankForm(kind), form: kept }
  }
  const saved = formOf(kind, theirs)
  return { base: theirs, original: saved, form: merged(kind, original, form, saved) }
}

function merged<Item, Fields extends ItemFields, Partner extends Related, Payload, Section>(
  { picturesMaximum, relatedMaximum }: ItemEditorKind<Item, Fields, Partner, Payload, Section>,
  original: EditedForm<Fields, Partner>,
  mine: EditedForm<Fields, Partner>,
  theirs: EditedForm<Fields, Partner>,
): EditedForm<Fields, Partner> {
  const changed = changedFields(mine.fields, original.fields)
  const myChanges = Object.fromEntries(changed.map((key) => [key, mine.fields[key]])) as Partial<Fields>
  return {
    fields: withoutUnchecked({ ...theirs.fields, ...myChanges }),
    pictures: mergedPictures(original.pictures, mine.pictures, theirs.pictures).slice(0, picturesMaximum),
    related: sameRelated(original.related, mine.related)
      ? theirs.related
      : mergedList(original.related, mine.related, theirs.related, relatedId).slice(0, relatedMaximum),
  }
}

/** The new pictures only: the server accepts the stored ones of a deleted item for no other item. */
function withoutStored(pictures: readonly EditedPicture[]): readonly EditedPicture[] {
  return pictures.filter(({ status }) => status !== 'stored')
}
