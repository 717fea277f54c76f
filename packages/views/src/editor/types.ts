import type { ItemEditorContext, ItemEditorEvent, ItemEditorTag, Related } from '@shop/machines'
import type { ViewSnapshot } from '../view-snapshot.ts'

/** The part of an editor's snapshot that its view reads, for products and collections. */
export interface EditorSnapshot<Item, Fields, Partner extends Related> extends ViewSnapshot<
  ItemEditorContext<Item, Fields, Partner>,
  ItemEditorTag
> {
  status: 'active' | 'done' | 'error' | 'stopped'
}

/** The props of the views of both editors. */
export interface EditorViewProps<Item, Fields, Partner extends Related> {
  snapshot: EditorSnapshot<Item, Fields, Partner>
  send: (event: ItemEditorEvent<Fields, Partner>) => void
  /** Whether the form adds an item. It stays the form of an existing item after another admin has deleted that item. */
  isNew: boolean
}
