import { serverMessageOf } from '@shop/api'
import { assign, emit, setup } from 'xstate'
import { afterTyping, isValid, problemsFromServer, problemsIn } from '../form/form.ts'
import type { Values } from '../form/form.ts'
import { accountOf } from '../identity.ts'
import type { Identity } from '../identity.ts'
import { notProvided } from '../not-provided.ts'
import { notice } from '../notice.ts'
import type { Notice } from '../notice.ts'
import { ofEvent } from '../of-event.ts'
import { contactMessages } from './contact.messages.ts'
import { afterAsking, afterSending, contactChecks, filledIn, firstContext, numberedMessage } from './contact.rules.ts'
import type { ContactContext, ContactEvent, ContactField, ContactInput, ContactTag, NumberedMessage } from './contact.types.ts'

/**
 * The contact form.
 * `contact.md` describes its states.
 *
 * Name, email and phone number are those of the account, until the user types others. A message that is sent again unchanged has
 * the same number, so the server records it once. A question about a wish replaces one about an earlier wish, but nothing that was typed.
 */
export const contactMachine = setup({
  types: {
    input: {} as ContactInput,
    context: {} as ContactContext,
    events: {} as ContactEvent,
    emitted: {} as Notice,
    tags: {} as ContactTag,
  },
  actors: {
    sendMessage: notProvided<{ message: string }, NumberedMessage>('sendMessage'),
  },
  actions: {
    assignTyped: assign(({ context }, { values }: { values: Partial<Values<ContactField>> }) => afterTyping(context, values)),
    ask: assign(({ context }, { fields }: Pick<Extract<ContactEvent, { type: 'wish.asked' }>, 'fields'>) =>
      afterAsking(context, fields),
    ),
    fillIn: assign(({ context }, { identity }: { identity: Identity }) => ({
      user: accountOf(identity),
      values: filledIn(context.values, context.user, accountOf(identity)),
    })),
    forgetProblems: assign({ problems: {} }),
    showProblems: assign({ problems: ({ context }) => problemsIn(context.values, contactChecks) }),
    showProblemsOfServer: assign({
      problems: ({ context }, { error }: { error: unknown }) => problemsFromServer(error, context.values),
    }),
    numberMessage: assign(({ context }) => {
      const { message, messageNumber } = numberedMessage(context)
      return { unconfirmed: message, messageNumber }
    }),
    clearForm: assign({ values: ({ context }) => afterSending(context.values), unconfirmed: null }),
    announceSuccess: emit((_, { message }: { message: string }) => notice('success', message.trim() || contactMessages.sent)),
    announceFailure: emit((_, { error }: { error: unknown }) =>
      notice('error', serverMessageOf(error) ?? contactMessages.failed),
    ),
  },
  guards: {
    isFilledIn: ({ context }) => isValid(context.values, contactChecks),
  },
}).createMachine({
  id: 'contact',
  context: ({ input }) => firstContext(input),
  on: { 'identity.changed': { actions: { type: 'fillIn', params: ofEvent } } },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'fields.typed': { actions: { type: 'assignTyped', params: ofEvent } },
        'wish.asked': { actions: { type: 'ask', params: ofEvent } },
        'message.submitted': [
          { guard: 'isFilledIn', target: 'submitting', actions: ['forgetProblems', 'numberMessage'] },
          { actions: 'showProblems' },
        ],
      },
    },
    submitting: {
      tags: 'submitting',
      invoke: {
        id: 'send',
        src: 'sendMessage',
        input: ({ context: { unconfirmed, messageNumber } }) => ({ message: unconfirmed!, messageNumber }),
        onDone: {
          target: 'idle',
          actions: ['clearForm', { type: 'announceSuccess', params: ({ event }) => event.output }],
        },
        onError: {
          target: 'idle',
          actions: [
            { type: 'showProblemsOfServer', params: ofEvent },
            { type: 'announceFailure', params: ofEvent },
          ],
        },
      },
    },
  },
})
