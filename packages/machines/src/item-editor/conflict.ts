import type { ItemEditorKind } from './item-editor.kind.ts'
import { differences, formOf } from './item-editor.rules.ts'
import type { ItemEditorContext, Related } from './item-editor.types.ts'

/** What two admins did to the same item: names of fields, `pictures` and `related`. */
export interface ItemConflict {
  /** Whether the other one deleted it. */
  isDeleted: boolean
  /** What the other one changed and saved. */
  theirs: readonly string[]
  /** What the person changed and did not save. */
  mine: readonly string[]
  /** What both changed to something different: keeping mine gives up theirs here, and only here. */
  both: readonly string[]
}

/** What stands against what in a conflict, for the view that asks what becomes of it. */
export function conflictOf<Item, Fields, Partner extends Related, Payload, Section>(
  kind: ItemEditorKind<Item, Fields, Partner, Payload, Section>,
  { original, form, theirs: item }: ItemEditorContext<Item, Fields, Partner>,
): ItemConflict {
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
