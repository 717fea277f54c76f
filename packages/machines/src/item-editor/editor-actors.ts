import { fromPromise } from 'xstate'
import type { PictureFile, PictureReader } from '../ports.ts'
import type { SaveRequest } from './item-editor.types.ts'
import type { UnfinishedForms } from './unfinished-form.types.ts'

/** What the form of any item needs from the browser. */
export interface EditorPorts {
  pictures: PictureReader
  unfinished: UnfinishedForms
}

/** An endpoint of the API client. */
type Endpoint<Request, Item> = (request: Request, options: { signal: AbortSignal }) => Promise<Item>

/** The endpoints of one kind of item. */
interface EditorEndpoints<Item, Payload> {
  load: Endpoint<{ params: { id: string } }, Item>
  add: Endpoint<{ body: Payload & { visibility?: 'draft' } }, Item>
  update: Endpoint<{ params: { id: string }; body: Payload & { updatedAt: string } }, Item>
}

/** The actors of an editor. */
export function createEditorActors<Item, Payload extends object>(
  { load, add, update }: EditorEndpoints<Item, Payload>,
  { pictures, unfinished }: EditorPorts,
) {
  return {
    recallForms: fromPromise<readonly unknown[], void>(async () => unfinished.recall()),
    storeForms: fromPromise<void, { forms: readonly object[] }>(async ({ input }) => unfinished.store(input.forms)),
    loadItem: fromPromise<Item, { id: string }>(({ input, signal }) => load({ params: input }, { signal })),
    readPicture: fromPromise<string, { file: PictureFile }>(({ input, signal }) => pictures.read(input.file, { signal })),
    saveItem: fromPromise<Item, SaveRequest<Payload>>(({ input: { id, updatedAt, payload, visibility }, signal }) => {
      if (id === null) return add({ body: { ...payload, ...(visibility && { visibility }) } }, { signal })
      // The server rejects a save over another version with 409.
      return update({ params: { id }, body: { ...payload, updatedAt } }, { signal })
    }),
  }
}
