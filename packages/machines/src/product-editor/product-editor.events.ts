import type { EventFromLogic } from 'xstate'
import { z } from 'zod'
import type { EventSchemas } from '../known/event-schemas.ts'
import { editorEvents, itemFields } from '../item-editor/item-editor.events.ts'
import type { productEditorMachine } from './product-editor.machine.ts'

const productFields = itemFields.extend({
  category: z.string(),
  width: z.string(),
  depth: z.string(),
  height: z.string(),
})

/** The payload schema of each event of the product editor, for forms and checks. */
export const productEditorEvents: EventSchemas<EventFromLogic<typeof productEditorMachine>> = {
  ...editorEvents,
  'fields.set': z.object({ fields: productFields.partial() }),
}
