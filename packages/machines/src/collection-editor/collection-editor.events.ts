import type { EventFromLogic } from 'xstate'
import type { EventSchemas } from '../known/event-schemas.ts'
import { editorEvents, fieldsSchema } from '../item-editor/item-editor.events.ts'
import { collectionEditorKind } from './collection-editor.kind.ts'
import type { collectionEditorMachine } from './collection-editor.machine.ts'

/** The payload schema of each event of the collection editor, for forms and checks. */
export const collectionEditorEvents: EventSchemas<EventFromLogic<typeof collectionEditorMachine>> = {
  ...editorEvents,
  'fields.set': fieldsSchema(collectionEditorKind.blank),
}
