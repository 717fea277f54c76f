import type { ItemEditorKind } from './item-editor.kind.ts'
import type { EditedForm } from './item-editor.types.ts'
import { storedPictures } from './pictures.ts'

/** The form of an item. */
export function formOf<Item, Fields, Partner, Payload, Section>(
  kind: ItemEditorKind<Item, Fields, Partner, Payload, Section>,
  item: Item,
): EditedForm<Fields, Partner> {
  const { fields, images, related } = kind.partsOf(item)
  return { fields, pictures: storedPictures(images), related }
}

/** The form of a new item. */
export function blankForm<Item, Fields, Partner, Payload, Section>({
  blank,
}: ItemEditorKind<Item, Fields, Partner, Payload, Section>): EditedForm<Fields, Partner> {
  return { fields: blank, pictures: [], related: [] }
}
