import type { EditorDestination, ItemEditorEvent, ItemEditorOutput, Related } from '@shop/machines'
import type { EditorSnapshot as ViewedEditor } from '@shop/views/editor'
import type { AdminSection } from '../../../app/shell/admin-section.ts'

/** An editor that has ended, with its output. */
export interface EditorSnapshot<Item, Fields, Partner extends Related> extends ViewedEditor<Item, Fields, Partner> {
  output?: ItemEditorOutput<Item, AdminSection> | undefined
}

/** The machine of a form that is open. */
export interface Editor<Item, Fields, Partner extends Related> {
  getSnapshot: () => EditorSnapshot<Item, Fields, Partner>
  send: (event: ItemEditorEvent<Fields, Partner>) => void
}

/** Where an editor leads. */
export type AdminDestination = EditorDestination<AdminSection>
