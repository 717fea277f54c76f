import type { EventFromLogic } from 'xstate'
import type { EventSchemas } from '../known/event-schemas.ts'
import { editorEvents, fieldsSchema } from '../item-editor/item-editor.events.ts'
import { productEditorKind } from './product-editor.kind.ts'
import type { productEditorMachine } from './product-editor.machine.ts'

/** The payload schema of each event of the product editor, for forms and checks. */
export const productEditorEvents: EventSchemas<EventFromLogic<typeof productEditorMachine>> = {
  ...editorEvents,
  'fields.set': fieldsSchema(productEditorKind.blank),
}
