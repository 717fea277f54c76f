import { noWishes } from '@shop/domain'
import type { ItemWish, Wishes, WishTexts } from '@shop/domain'
import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { UnsentEnquiry } from '../enquiries/enquiry-copy.ts'
import { listenerNotProvided, notProvided } from '../not-provided.ts'
import { ofEvent } from '../of-event.ts'
import { mergeWishes, withItemTexts, withoutSent, withOrderTexts } from './composer.rules.ts'
import type { ComposerContext, ComposerEvent, ComposerTag, DraftCommand, OrderField } from './composer.types.ts'

/**
 * The message of an order with the shopper's wishes, before the chat opens.
 * `composer.md` describes its states.
 *
 * The order is recorded once, when the chat opens or Copy is pressed, and the stored draft loses what was sent. The form keeps what was
 * typed until it closes. A later change makes it a new message with a new reference.
 */
export const composerMachine = setup({
  types: {
    context: {} as ComposerContext,
    events: {} as ComposerEvent,
    tags: {} as ComposerTag,
  },
  actors: {
    keepDraft: listenerNotProvided<DraftCommand>('keepDraft'),
    copyMessage: notProvided<void, string>('copyMessage'),
  },
  actions: {
    setDraft: assign({ wishes: (_, { wishes }: { wishes: Wishes }) => wishes }),
    mergeDraft: assign({ wishes: ({ context }, { wishes }: { wishes: Wishes }) => mergeWishes(wishes, context.wishes) }),
    setOrderTexts: assign({
      wishes: ({ context }, { values }: { values: WishTexts<OrderField> }) => withOrderTexts(context.wishes, values),
    }),
    setItemTexts: assign({
      wishes: ({ context }, typed: { key: string; values: WishTexts<ItemWish> }) => withItemTexts(context.wishes, typed),
    }),
    keepDraft: sendTo('draft', ({ context }) => ({ type: 'draft.keep', wishes: context.wishes })),
    forgetRecord: assign({ recorded: null }),
    setText: assign({ text: (_, { text }: { text: string }) => text }),
    // Without an enquiry nothing is recorded, and the draft stays.
    record: enqueueActions(({ context, enqueue }, { enquiry }: { enquiry: UnsentEnquiry | null }) => {
      if (enquiry === null) return
      const { reference, linkKey } = enquiry
      enqueue.assign({ recorded: { reference, linkKey } })
      enqueue.sendTo('draft', { type: 'order.record', enquiry })
      enqueue.sendTo('draft', { type: 'draft.keep', wishes: withoutSent(context.wishes, enquiry.lines) })
    }),
  },
  guards: { isRecorded: ({ context }) => context.recorded !== null },
}).createMachine({
  id: 'composer',
  context: { wishes: noWishes, recorded: null, text: '' },
  invoke: { id: 'draft', src: 'keepDraft' },
  initial: 'opening',
  on: {
    'order.typed': { target: '.writing', actions: [{ type: 'setOrderTexts', params: ofEvent }, 'forgetRecord', 'keepDraft'] },
    'item.typed': { target: '.writing', actions: [{ type: 'setItemTexts', params: ofEvent }, 'forgetRecord', 'keepDraft'] },
    'chat.opened': [
      { guard: 'isRecorded', target: '.opened' },
      { target: '.opened', actions: { type: 'record', params: ofEvent } },
    ],
    'message.copy': [
      { guard: 'isRecorded', target: '.copying', actions: { type: 'setText', params: ofEvent } },
      {
        target: '.copying',
        actions: [
          { type: 'setText', params: ofEvent },
          { type: 'record', params: ofEvent },
        ],
      },
    ],
  },
  states: {
    opening: {
      on: {
        'draft.changed': { target: 'writing', actions: [{ type: 'mergeDraft', params: ofEvent }, 'keepDraft'] },
        'order.typed': { actions: { type: 'setOrderTexts', params: ofEvent } },
        'item.typed': { actions: { type: 'setItemTexts', params: ofEvent } },
      },
    },
    writing: { on: { 'draft.changed': { actions: { type: 'setDraft', params: ofEvent } } } },
    copying: {
      tags: 'copying',
      invoke: {
        id: 'copy',
        src: 'copyMessage',
        input: ({ context }) => context.text,
        onDone: 'copied',
        onError: 'refused',
      },
    },
    opened: { tags: 'opened' },
    copied: { tags: 'copied' },
    refused: { tags: 'refused' },
  },
})
