import type {
  EditorDestination,
  ItemEditorContext,
  ItemEditorEvent,
  ItemEditorOutput,
  ItemEditorTag,
  Related,
} from '@shop/machines'
import type { AdminSection } from '../../../app/shell/admin-section.ts'

/** What is read of an editor, whichever item it edits. */
export interface EditorSnapshot<Item, Fields, Partner extends Related> {
  status: 'active' | 'done' | 'error' | 'stopped'
  context: ItemEditorContext<Item, Fields, Partner>
  output?: ItemEditorOutput<Item, AdminSection> | undefined
  hasTag: (tag: ItemEditorTag) => boolean
}

/** The machine of a form that is open. */
export interface Editor<Item, Fields, Partner extends Related> {
  getSnapshot: () => EditorSnapshot<Item, Fields, Partner>
  send: (event: ItemEditorEvent<Fields, Partner>) => void
}

/** Where an editor sends the person. */
export type AdminDestination = EditorDestination<AdminSection>
