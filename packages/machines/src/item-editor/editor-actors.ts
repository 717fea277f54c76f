import type { Visibility } from '@shop/domain'
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
  add: Endpoint<{ body: Payload & { visibility?: Visibility; id?: string | undefined } }, Item>
  update: Endpoint<{ params: { id: string }; body: Payload & { visibility?: Visibility; updatedAt: string } }, Item>
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
    saveItem: fromPromise<Item, SaveRequest<Payload>>(({ input: { payload, visibility, ...saved }, signal }) => {
      const body = { ...payload, ...(visibility && { visibility }) }
      // The server rejects a known id of a new item, and a save over another version, with 409.
      if (saved.id === null) return add({ body: { ...body, id: saved.newId } }, { signal })
      return update({ params: { id: saved.id }, body: { ...body, updatedAt: saved.updatedAt } }, { signal })
    }),
  }
}
