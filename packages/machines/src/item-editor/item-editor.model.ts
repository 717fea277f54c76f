import { stateWords } from '../testing/state-words.ts'
import type { StateValue } from 'xstate'
import type { ItemEditorKind } from './item-editor.kind.ts'
import { hasUnsavedChanges } from './compare-forms.ts'
import { firstContext } from './item-editor.rules.ts'
import { isNewItem } from './saved-item.ts'
import type { EditedItem, ItemEditorContext, ItemFields, Related } from './item-editor.types.ts'
import { isUnread, pictureInReading } from './pictures.ts'
import { formsToStore } from './unfinished-form.ts'

/** The state of an editor that its model reads. */
interface Walked<Item, Fields, Partner> {
  value: unknown
  context: ItemEditorContext<Item, Fields, Partner>
}

export const chosenFile = (name: string) => ({ name, size: 3_000_000, type: 'image/jpeg' })

/** A data URL of a picture just over 10 MB. */
const tooLargePicture = `data:image/jpeg;base64,${'A'.repeat(14 * 1024 * 1024)}`

/** The events that every editor handles in the same way, for path tests. */
export const editorCases = {
  'related.remove': { 'a related item that does not exist is removed': { id: 'gone' } },
  'picture.move': { 'a picture that does not exist is moved': { key: 'gone', to: 0 } },
  'picture.describe': { 'a picture that does not exist is described': { key: 'gone', alt: 'A deep sofa' } },
  'picture.remove': {
    'the picture that is being read is removed': ({ context }: Walked<unknown, unknown, unknown>) => ({
      key: pictureInReading(context.form.pictures)?.key ?? 'none',
    }),
    'a picture that does not exist is removed': { key: 'gone' },
  },
  'form.submit': { Save: {}, 'Save as draft': { asDraft: true } },
  'form.retry': { 'Try again': {} },
  'form.leave': { 'a link to another page is clicked': {} },
  'unfinished.continue': { Continue: {} },
  'unfinished.discard': { Discard: {} },
  'leave.confirm': { Leave: {} },
  'leave.cancel': { Stay: {} },
  'move.confirm': { 'Move and save': {} },
  'move.cancel': { 'Back to the form': {} },
  'pictures.restore': { Undo: {} },
  'session.restored': { 'the user signed in again': {} },
  'conflict.keepMine': { 'Keep my changes': {} },
  'conflict.takeTheirs': { 'Take theirs': {} },
  'conflict.dismiss': { 'Back to the form': {} },
} as const

/** What the walk of the form leaves to that of the unfinished forms. */
export const leftToAutosave = [
  'unfinished.continue',
  'unfinished.discard',
  ...(['recall', 'keep'] as const).flatMap((id) => [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`] as const),
] as const

/** What the walk of the unfinished forms leaves to that of the form. */
const leftToForm = [
  'related.add',
  'related.remove',
  'pictures.pick',
  'pictures.restore',
  'picture.move',
  'picture.remove',
  'picture.describe',
  'form.submit',
] as const

/** The possible results of each request of an editor, for path tests. */
export function editorEnds<Item extends EditedItem, Fields extends ItemFields, Partner extends Related, Payload, Section>(
  kind: ItemEditorKind<Item, Fields, Partner, Payload, Section>,
  item: Item,
  theirs: (base: Item, raise: number) => Item,
) {
  const form = { fields: { ...kind.blank, name: 'Eko sofa' }, pictures: [], related: [] }
  const unfinished = formsToStore({ ...firstContext(kind, {}), form })
  const failed = {
    'the item no longer exists': { status: 404, serverMessage: 'It was not found.' },
    'the session has ended': { status: 401 },
    'there is no network': { status: null },
  }
  const ended = { done: { 'the browser has stored it': undefined }, failed: { 'the storage is full': new Error('Full.') } }
  return {
    recall: {
      done: { 'nothing is stored': [], 'an unfinished form is stored': unfinished },
      failed: { 'the storage is blocked': new Error('Blocked.') },
    },
    store: ended,
    keep: ended,
    forget: ended,
    load: { done: { 'the item is loaded': item }, failed },
    resume: {
      done: {
        'the item of the earlier save is loaded': ({ context }: Walked<Item, unknown, unknown>) => ({
          ...item,
          _id: context.newId,
        }),
      },
      failed,
    },
    read: {
      done: { 'the picture is read': 'data:image/jpeg;base64,AAAA', 'the picture is over 10 MB': tooLargePicture },
      failed: { 'the file is not a picture': new Error('This is no picture.') },
    },
    save: {
      done: { 'the server saved it': item },
      failed: {
        'the session has ended': { status: 401 },
        'the user is no longer an admin': { status: 403, serverMessage: 'Only admins may do this.' },
        'the item no longer exists': { status: 404, serverMessage: 'It was not found.' },
        'the item has changed': { status: 409 },
        'the server rejects a field': {
          status: 422,
          serverMessage: 'Name is too long.',
          issues: [{ path: 'name', message: 'Name must be at most 200 characters.' }],
        },
        'the server fails': { status: 500 },
      },
    },
    compare: {
      done: {
        'the item is unchanged': ({ context }: Walked<Item, unknown, unknown>) => context.base,
        'another admin saved it': ({ context }: Walked<Item, unknown, unknown>) => ({
          ...theirs(context.base!, 50_000),
          updatedAt: `${context.base?.updatedAt} and later`,
        }),
        'another admin saved it unchanged': ({ context }: Walked<Item, unknown, unknown>) => ({
          ...theirs(context.base!, 0),
          updatedAt: `${context.base?.updatedAt} and later`,
        }),
      },
      failed,
    },
  }
}

/** Describes an editor: its state, and what its guards read. Unread pictures do not count as changes. */
export function describeEditor<Item, Fields, Partner extends Related>(
  kind: Pick<ItemEditorKind<Item, Fields, Partner, unknown, unknown>, 'problemsOf' | 'movesOf'>,
  { value, context }: Walked<Item, Fields, Partner>,
): string {
  const { id, newId, form, original, theirs } = context
  const { pictures } = form
  const read = pictures.filter((picture) => !isUnread(picture))
  const problems = kind.problemsOf({ ...form, pictures: read }, isNewItem(context)).map(({ path }) => path)
  const lacksFields = problems.some((path) => path !== 'related' && path !== 'pictures')
  const unread = pictures.length - read.length
  return [
    stateWords(value as StateValue),
    id !== null && id === newId && 'stored before',
    id === null && (newId === null ? 'new without an id' : 'new'),
    hasUnsavedChanges({ form: { ...form, pictures: read }, original }) && 'changed',
    problems.length > 0 && `lacks ${lacksFields ? 'fields' : problems.join(' and ')}`,
    unread > 0 && `${unread} to read`,
    theirs && 'in conflict',
    kind.movesOf(context).length > 0 && 'moves a product',
  ]
    .filter((word) => typeof word === 'string')
    .join(', ')
}

/** Describes what the autosave of an editor reads: its state, whether there are changes to store, and the offers. */
function describeAutosave<Item, Fields, Partner extends Related>({ value, context }: Walked<Item, Fields, Partner>): string {
  const { form, stored, offers, isStored } = context
  return [
    stateWords(value as StateValue),
    hasUnsavedChanges(context) && 'changed',
    form !== stored && 'not stored',
    isStored !== null && `kept: ${isStored}`,
    offers && `${offers.length} offers`,
  ]
    .filter((word) => typeof word === 'string')
    .join(', ')
}

/** The parts of the walk of the unfinished forms that every editor has. */
export const autosaveWalk = {
  leavesOut: leftToForm,
  within: ({ context }: Walked<unknown, ItemFields, Related>) => (context.offers?.length ?? 0) <= 2,
  describe: describeAutosave,
  show: ({ context }: Walked<unknown, ItemFields, Related>) => context.offers?.[0]?.form.fields.name ?? 'no offer',
}

/** The parts of the walk in which a save gets no response, and the name changes before the next one. */
export function lostSaveWalk<Item extends { name: string; updatedAt: string }, Fields extends { name: string }, Partner>(
  ends: object | undefined,
) {
  return {
    leavesOut: [...leftToForm.filter((type) => type !== 'form.submit'), ...leftToAutosave, 'form.leave'] as const,
    ends: {
      ...ends,
      save: {
        done: { 'the server saved it': ({ context: { base } }: Walked<Item, Fields, Partner>) => base },
        failed: { 'there is no network': { status: null }, 'the item has changed': { status: 409 } },
      },
      compare: {
        done: {
          'the item of the earlier save is loaded': ({ context: { base, unanswered } }: Walked<Item, Fields, Partner>) => ({
            ...base!,
            name: unanswered?.fields.name ?? base!.name,
            updatedAt: `${base!.updatedAt} and later`,
          }),
        },
        failed: { 'there is no network': { status: null } },
      },
    },
    describe: ({ value, context: { base, form, unanswered } }: Walked<Item, Fields, Partner>) =>
      `${stateWords(value as StateValue)}, ${base?.name} is ${form.fields.name}, sent ${unanswered?.fields.name}`,
  }
}

/** The first message that the form shows. */
export function shownByEditor({ failure, problems }: Walked<unknown, unknown, unknown>['context']): string {
  return failure ?? problems[0]?.message ?? 'no message'
}
