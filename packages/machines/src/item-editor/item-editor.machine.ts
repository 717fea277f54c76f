import { ofEvent } from '../of-event.ts'
import { explainedFailure, failedSave, signedOut } from '../failure-transitions.ts'
import type { ItemEditorKind } from './item-editor.kind.ts'
import { itemEditorMessages } from './item-editor.messages.ts'
import { firstContext } from './item-editor.rules.ts'
import type { EditedItem, ItemEditorOutput, ItemFields, Related } from './item-editor.types.ts'
import { isNewItem, versionOf, visibilityOf } from './saved-item.ts'
import { formsToStore } from './unfinished-form.ts'
import { pictureInReading } from './pictures.ts'
import { itemEditorSetup } from './item-editor.setup.ts'

/**
 * The admin form of one item: a new or an existing product or collection.
 * `item-editor.md` describes its states.
 *
 * Only `ready` and `signedOut` handle a submit, and handling it leaves them: however often the user presses Save, there is
 * one request. Pictures are read one at a time, since a phone can hold one decoded photo in memory, not ten. Removing the
 * picture that is being read leaves the state, which aborts it, so that no late result refers to a removed picture.
 */
export function createItemEditorMachine<
  Item extends EditedItem,
  Fields extends ItemFields,
  Partner extends Related,
  Payload,
  Section,
>(kind: ItemEditorKind<Item, Fields, Partner, Payload, Section>) {
  return itemEditorSetup(kind).createMachine({
    id: kind.id,
    context: ({ input }) => firstContext(kind, input),
    output: ({ event }) => event.output as ItemEditorOutput<Item, Section>,
    initial: 'starting',
    states: {
      starting: { always: [{ guard: 'isFilled', target: 'editing' }, { target: 'loading' }] },
      loading: {
        tags: ['loading', 'busy'],
        entry: 'forgetFailure',
        on: { 'form.leave': 'left' },
        invoke: {
          id: 'load',
          src: 'loadItem',
          input: ({ context }) => ({ id: context.id! }),
          onDone: { target: 'editing', actions: { type: 'fillForm', params: ({ event }) => ({ item: event.output }) } },
          onError: [
            { guard: { type: 'isMissing', params: ofEvent }, target: 'missing', actions: 'announceMissing' },
            ...explainedFailure('unloaded', 'explainFailure'),
          ],
        },
      },
      unloaded: {
        tags: 'failed',
        on: { 'form.retry': 'loading', 'session.restored': 'loading', 'form.leave': 'left' },
      },
      editing: {
        tags: ['form', 'editable'],
        type: 'parallel',
        states: {
          form: {
            initial: 'settling',
            on: {
              'fields.set': { actions: { type: 'changeFields', params: ofEvent } },
              'related.add': { actions: { type: 'chooseRelated', params: ofEvent } },
              'related.remove': { actions: { type: 'removeRelated', params: ofEvent } },
              'pictures.pick': {
                guard: { type: 'isPicking', params: ofEvent },
                target: '.settling',
                actions: { type: 'pickPictures', params: ofEvent },
              },
              'pictures.restore': { target: '.settling', actions: 'restorePictures' },
              'picture.remove': { actions: { type: 'removePicture', params: ofEvent } },
              'picture.move': { actions: { type: 'movePicture', params: ofEvent } },
              'picture.describe': { actions: { type: 'describePicture', params: ofEvent } },
              'form.submit': [
                { guard: 'hasProblems', target: '.ready', actions: 'showProblems' },
                {
                  guard: 'movesItems',
                  target: `#${kind.id}.moving`,
                  actions: ['forgetProblems', { type: 'assignDraft', params: ofEvent }],
                },
                { target: `#${kind.id}.saving`, actions: ['forgetProblems', { type: 'assignDraft', params: ofEvent }] },
              ],
              'form.leave': [{ guard: 'hasUnsavedChanges', target: `#${kind.id}.leaving` }, { target: `#${kind.id}.left` }],
            },
            states: {
              settling: { always: [{ guard: 'isAnyUnread', target: 'reading' }, { target: 'ready' }] },
              reading: {
                tags: ['reading', 'busy'],
                entry: 'startReading',
                on: {
                  // Ignored, because saving waits until every picture was read.
                  'form.submit': {},
                  'picture.remove': {
                    guard: { type: 'isInReading', params: ofEvent },
                    target: 'settling',
                    actions: { type: 'removePicture', params: ofEvent },
                  },
                },
                invoke: {
                  id: 'read',
                  src: 'readPicture',
                  input: ({ context }) => ({ file: pictureInReading(context.form.pictures)!.file }),
                  onDone: [
                    {
                      guard: { type: 'isTooLarge', params: ({ event }) => ({ url: event.output }) },
                      target: 'settling',
                      actions: { type: 'dropPicture', params: { message: itemEditorMessages.pictureTooLarge } },
                    },
                    {
                      target: 'settling',
                      actions: { type: 'assignPicture', params: ({ event }) => ({ url: event.output }) },
                    },
                  ],
                  onError: {
                    target: 'settling',
                    actions: { type: 'dropPicture', params: { message: kind.pictureUnreadable } },
                  },
                },
              },
              ready: {},
              signedOut: {
                tags: 'signedOut',
                on: { 'session.restored': { target: 'ready', actions: 'forgetFailure' } },
              },
            },
          },
          autosave: {
            initial: 'settling',
            on: {
              'unfinished.continue': { guard: 'hasOffer', target: '.storing', actions: 'continueForm' },
              'unfinished.discard': { guard: 'hasOffer', target: '.storing', actions: 'discardOffer' },
            },
            states: {
              settling: { always: [{ guard: 'isRecalled', target: 'idle' }, { target: 'recalling' }] },
              recalling: {
                // What the form was filled with needs no storing.
                entry: 'markStored',
                invoke: {
                  id: 'recall',
                  src: 'recallForms',
                  onDone: {
                    target: 'idle',
                    actions: { type: 'offerForms', params: ({ event }) => ({ recalled: event.output }) },
                  },
                  onError: { target: 'idle', actions: { type: 'offerForms', params: { recalled: [] } } },
                },
              },
              idle: { always: { guard: 'isChangedSinceStored', target: 'due' } },
              // The pause starts with the first change, so that a tab that is killed loses at most its last second.
              due: { after: { storePause: 'storing' } },
              storing: {
                entry: 'markStored',
                invoke: {
                  id: 'store',
                  src: 'storeForms',
                  input: ({ context }) => ({ forms: formsToStore(context) }),
                  onDone: 'idle',
                  // Without storage the form works as before: nothing is offered.
                  onError: 'idle',
                },
              },
            },
          },
        },
      },
      moving: {
        tags: ['form', 'moving'],
        on: { 'move.confirm': 'saving', 'move.cancel': 'editing', 'form.leave': 'leaving' },
      },
      saving: {
        tags: ['form', 'saving', 'busy'],
        initial: 'sending',
        invoke: {
          id: 'save',
          src: 'saveItem',
          input: ({ context }) => ({
            ...versionOf(context),
            payload: kind.payloadOf(context.form),
            ...visibilityOf(context),
          }),
          onDone: {
            target: 'forgetting',
            actions: [{ type: 'keepSaved', params: ({ event }) => ({ item: event.output }) }, 'announceSaved'],
          },
          onError: [
            signedOut('editing.form.signedOut'),
            {
              guard: { type: 'isAddedBefore', params: ofEvent },
              target: 'resuming',
              actions: { type: 'explainFailedSave', params: ofEvent },
            },
            {
              guard: { type: 'isChangedMeanwhile', params: ofEvent },
              target: 'comparing',
              actions: { type: 'explainFailedSave', params: ofEvent },
            },
            ...failedSave('editing', 'explainFailedSave'),
          ],
        },
        states: {
          sending: { on: { 'form.leave': 'asking' } },
          asking: { tags: 'asking', on: { 'leave.confirm': `#${kind.id}.left`, 'leave.cancel': 'sending' } },
        },
      },
      resuming: {
        tags: ['form', 'saving', 'busy'],
        on: { 'form.leave': 'leaving' },
        invoke: {
          id: 'resume',
          src: 'loadItem',
          input: ({ context }) => ({ id: context.newId! }),
          onDone: { target: 'saving', actions: { type: 'resumeItem', params: ({ event }) => ({ item: event.output }) } },
          onError: [
            {
              // `failure` already says that the item was added before.
              guard: { type: 'isMissing', params: ofEvent },
              target: 'editing',
              actions: ['forgetNewId', { type: 'reportFailure', params: ofEvent }],
            },
            signedOut('editing.form.signedOut'),
            {
              target: 'editing',
              actions: [
                { type: 'explainFailedSave', params: ofEvent },
                { type: 'reportFailure', params: ofEvent },
              ],
            },
          ],
        },
      },
      forgetting: {
        tags: ['form', 'saving', 'busy'],
        // Unanswered offers stay stored: they are other forms than the saved one.
        invoke: {
          id: 'forget',
          src: 'storeForms',
          input: ({ context }) => ({ forms: context.offers ?? [] }),
          onDone: 'saved',
          onError: 'saved',
        },
      },
      comparing: {
        tags: ['form', 'saving', 'busy'],
        on: { 'form.leave': 'leaving' },
        invoke: {
          id: 'compare',
          src: 'loadItem',
          input: ({ context }) => ({ id: context.id! }),
          onDone: [
            {
              // The save failed for another reason, such as a deleted collection; `failure` already has the message.
              guard: { type: 'isSameVersion', params: ({ event }) => ({ item: event.output }) },
              target: 'editing',
              actions: { type: 'reportFailure', params: ({ context }) => ({ error: context.failure }) },
            },
            {
              guard: { type: 'isAsSent', params: ({ event }) => ({ item: event.output }) },
              target: 'forgetting',
              actions: [{ type: 'keepSaved', params: ({ event }) => ({ item: event.output }) }, 'announceSaved'],
            },
            {
              guard: { type: 'isOwnSave', params: ({ event }) => ({ item: event.output }) },
              target: 'saving',
              actions: { type: 'resumeItem', params: ({ event }) => ({ item: event.output }) },
            },
            { target: 'conflicting', actions: { type: 'keepTheirs', params: ({ event }) => ({ item: event.output }) } },
          ],
          onError: [
            {
              guard: { type: 'isMissing', params: ofEvent },
              target: 'conflicting',
              actions: { type: 'keepTheirs', params: { item: null } },
            },
            signedOut('editing.form.signedOut'),
            {
              target: 'editing',
              actions: [
                { type: 'explainFailedSave', params: ofEvent },
                { type: 'reportFailure', params: ofEvent },
              ],
            },
          ],
        },
      },
      conflicting: {
        tags: ['form', 'conflict'],
        on: {
          'conflict.keepMine': { target: 'editing', actions: 'keepMine' },
          'conflict.takeTheirs': {
            guard: 'isStillThere',
            target: 'editing',
            actions: { type: 'fillForm', params: ({ context }) => ({ item: context.theirs! }) },
          },
          'conflict.dismiss': { target: 'editing', actions: 'forgetTheirs' },
          'form.leave': { target: 'leaving', actions: 'forgetTheirs' },
        },
      },
      leaving: {
        tags: ['form', 'asking'],
        exit: { type: 'rememberStored', params: { isStored: null } },
        initial: 'storing',
        states: {
          // The question says whether the changes will be lost.
          storing: {
            invoke: {
              id: 'keep',
              src: 'storeForms',
              input: ({ context }) => ({ forms: formsToStore(context) }),
              onDone: { target: 'asking', actions: { type: 'rememberStored', params: { isStored: true } } },
              onError: { target: 'asking', actions: { type: 'rememberStored', params: { isStored: false } } },
            },
          },
          asking: {},
        },
        on: { 'leave.confirm': 'left', 'leave.cancel': 'editing' },
      },
      saved: {
        type: 'final',
        output: ({ context }) => ({
          outcome: 'saved' as const,
          item: context.saved!,
          isNew: isNewItem(context),
          destination: kind.destination(isNewItem(context)),
        }),
      },
      left: {
        type: 'final',
        output: ({ context }) => ({ outcome: 'left' as const, destination: kind.destination(isNewItem(context)) }),
      },
      missing: {
        type: 'final',
        output: () => ({
          outcome: 'missing' as const,
          destination: { to: 'section' as const, section: kind.section },
        }),
      },
    },
  })
}
