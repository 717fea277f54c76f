import { serverMessageOf } from '@shop/api'
import { assign, emit, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import { notice } from '../notice.ts'
import type { Notice } from '../notice.ts'
import { ofEvent } from '../of-event.ts'
import { emailConfirmationMessages } from './email-confirmation.messages.ts'
import type {
  EmailConfirmationContext,
  EmailConfirmationEvent,
  EmailConfirmationInput,
  EmailConfirmationTag,
} from './email-confirmation.types.ts'

/**
 * The confirmation of an email address with the link in an email.
 * `email-confirmation.md` describes its states.
 *
 * Opening the page confirms nothing, because mail servers open links too when they check an email.
 */
export const emailConfirmationMachine = setup({
  types: {
    input: {} as EmailConfirmationInput,
    context: {} as EmailConfirmationContext,
    events: {} as EmailConfirmationEvent,
    emitted: {} as Notice,
    tags: {} as EmailConfirmationTag,
  },
  actors: {
    confirmEmail: notProvided<{ message: string }, { token: string }>('confirmEmail'),
  },
  actions: {
    forgetProblem: assign({ problem: null }),
    explainFailure: assign({
      problem: (_, { error }: { error: unknown }) => serverMessageOf(error) ?? emailConfirmationMessages.failed,
    }),
    announceProblem: emit(({ context }) => notice('error', context.problem ?? emailConfirmationMessages.failed)),
  },
}).createMachine({
  id: 'emailConfirmation',
  context: ({ input }) => ({ token: input.token, problem: null }),
  initial: 'asking',
  states: {
    asking: { on: { 'confirmation.requested': { target: 'confirming', actions: 'forgetProblem' } } },
    confirming: {
      tags: 'confirming',
      invoke: {
        id: 'confirm',
        src: 'confirmEmail',
        input: ({ context: { token } }) => ({ token }),
        onDone: 'confirmed',
        onError: { target: 'asking', actions: [{ type: 'explainFailure', params: ofEvent }, 'announceProblem'] },
      },
    },
    confirmed: { type: 'final', tags: 'confirmed' },
  },
})
