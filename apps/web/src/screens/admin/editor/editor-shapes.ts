import type { EditorDestination, ItemEditorEvent, ItemEditorOutput, Related } from '@shop/machines'
import type { EditorSnapshot as ViewedEditor } from '@shop/views/editor'
import type { AdminSection } from '../../../app/shell/admin-section.ts'

/** The snapshot of an editor, with its output once the editor has ended. */
export interface EditorSnapshot<Item, Fields, Partner extends Related> extends ViewedEditor<Item, Fields, Partner> {
  output?: ItemEditorOutput<Item, AdminSection> | undefined
}

/** The machine of an open form. */
export interface Editor<Item, Fields, Partner extends Related> {
  getSnapshot: () => EditorSnapshot<Item, Fields, Partner>
  send: (event: ItemEditorEvent<Fields, Partner>) => void
}

/** The page that an editor leads to when it ends. */
export type AdminDestination = EditorDestination<AdminSection>
