import type { EventFromLogic } from 'xstate'
import { z } from 'zod'
import type { EventSchemas } from '../known/event-schemas.ts'
import { editorEvents, itemFields } from '../item-editor/item-editor.events.ts'
import type { collectionEditorMachine } from './collection-editor.machine.ts'

/** The payload schema of each event of the collection editor, for forms and checks. */
export const collectionEditorEvents: EventSchemas<EventFromLogic<typeof collectionEditorMachine>> = {
  ...editorEvents,
  'fields.set': z.object({ fields: itemFields.partial() }),
}
