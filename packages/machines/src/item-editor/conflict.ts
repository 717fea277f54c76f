import { differences } from './compare-forms.ts'
import type { ItemEditorKind } from './item-editor.kind.ts'
import type { FormPart, ItemEditorContext, Related } from './item-editor.types.ts'
import { formOf } from './item-form.ts'

/** The parts of an item that two admins changed: names of fields, `pictures` and `related`. */
export interface ItemConflict<Part extends string = string> {
  /** Whether the other admin deleted the item. */
  isDeleted: boolean
  /** The parts that the other admin changed and saved. */
  theirs: readonly Part[]
  /** The parts that the user changed and did not save. */
  mine: readonly Part[]
  /** The parts that both changed to different values. Keeping mine overwrites theirs only here. */
  both: readonly Part[]
}

/** The two sides of a conflict, for the view that asks how to resolve it. */
export function conflictOf<Item, Fields, Partner extends Related, Payload, Section>(
  kind: ItemEditorKind<Item, Fields, Partner, Payload, Section>,
  { original, form, theirs: item }: ItemEditorContext<Item, Fields, Partner>,
): ItemConflict<FormPart<Fields>> {
  const mine = differences(original, form)
  if (item === null) return { isDeleted: true, theirs: [], mine, both: [] }
  const saved = formOf(kind, item)
  const theirs = differences(original, saved)
  const stillDiffers = differences(form, saved)
  return {
    isDeleted: false,
    theirs,
    mine,
    both: mine.filter((part) => theirs.includes(part) && stillDiffers.includes(part)),
  }
}
