import { serverMessageOf } from '@shop/api'
import type { Acceptance } from '@shop/api'
import { newPasswordProblem } from '@shop/domain'
import { assign, emit, setup } from 'xstate'
import { failureSentence, statusOf } from '../failures.ts'
import { afterTyping, isValid, problemsFromServer, problemsIn } from '../form/form.ts'
import type { Values } from '../form/form.ts'
import { notProvided } from '../not-provided.ts'
import { notice } from '../notice.ts'
import type { Notice } from '../notice.ts'
import { ofEvent } from '../of-event.ts'
import { invitationMessages } from './invitation.messages.ts'
import { acceptanceOf, firstInvitation, invitationChecks, nameCheck } from './invitation.rules.ts'
import type {
  InvitationContext,
  InvitationEvent,
  InvitationFacts,
  InvitationField,
  InvitationInput,
  InvitationTag,
} from './invitation.types.ts'

/**
 * An invitation to become an admin, which is accepted with the link in an email.
 * `invitation.md` describes its states.
 */
export const invitationMachine = setup({
  types: {
    input: {} as InvitationInput,
    context: {} as InvitationContext,
    events: {} as InvitationEvent,
    emitted: {} as Notice,
    tags: {} as InvitationTag,
  },
  actors: {
    readInvitation: notProvided<InvitationFacts, { token: string }>('readInvitation'),
    acceptInvitation: notProvided<{ message: string }, { token: string } & Acceptance>('acceptInvitation'),
  },
  actions: {
    assignInvitation: assign((_, { email, hasAccount }: InvitationFacts) => ({ invitation: { email, hasAccount } })),
    assignTyped: assign(({ context }, { values }: { values: Partial<Values<InvitationField>> }) => ({
      ...afterTyping(context, values),
      problem: null,
    })),
    forgetProblems: assign({ problems: {}, problem: null }),
    showProblems: assign(({ context: { values } }) => ({
      problems: problemsIn(values, nameCheck),
      problem: newPasswordProblem(values),
    })),
    showHints: assign(({ context: { values } }) => ({ problems: problemsIn(values, invitationChecks), problem: null })),
    explainReading: assign((_, { error }: { error: unknown }) => ({ problem: failureSentence(error) })),
    // A message about a field is shown at that field only.
    explainFailure: assign(({ context }, { error }: { error: unknown }) => {
      const problems = problemsFromServer(error, context.values)
      const problem = serverMessageOf(error) ?? invitationMessages.failed
      return { problems, problem: Object.keys(problems).length === 0 ? problem : null }
    }),
    announceAccepted: emit((_, { message }: { message: string }) =>
      notice('success', message.trim() || invitationMessages.accepted),
    ),
  },
  guards: {
    isDead: (_, { error }: { error: unknown }) => [400, 404].includes(statusOf(error) ?? 0),
    hasPasswordProblem: ({ context }) => newPasswordProblem(context.values) !== null,
    isFilledIn: ({ context }) => isValid(context.values, invitationChecks),
  },
}).createMachine({
  id: 'invitation',
  context: ({ input }) => firstInvitation(input),
  initial: 'reading',
  states: {
    reading: {
      tags: 'reading',
      invoke: {
        id: 'read',
        src: 'readInvitation',
        input: ({ context: { token } }) => ({ token }),
        onDone: { target: 'editing', actions: { type: 'assignInvitation', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isDead', params: ofEvent }, target: 'dead' },
          { target: 'unreadable', actions: { type: 'explainReading', params: ofEvent } },
        ],
      },
    },
    unreadable: { tags: 'unreadable', on: { 'invitation.retry': { target: 'reading', actions: 'forgetProblems' } } },
    dead: { type: 'final', tags: 'dead' },
    editing: {
      on: {
        'fields.typed': { actions: { type: 'assignTyped', params: ofEvent } },
        'invitation.submitted': [
          { guard: 'hasPasswordProblem', actions: 'showProblems' },
          { guard: 'isFilledIn', target: 'submitting', actions: 'forgetProblems' },
          { actions: 'showHints' },
        ],
      },
    },
    submitting: {
      tags: 'submitting',
      invoke: {
        id: 'accept',
        src: 'acceptInvitation',
        input: ({ context: { token, values } }) => ({ token, ...acceptanceOf(values) }),
        onDone: { target: 'accepted', actions: { type: 'announceAccepted', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isDead', params: ofEvent }, target: 'dead' },
          { target: 'editing', actions: { type: 'explainFailure', params: ofEvent } },
        ],
      },
    },
    accepted: { type: 'final', tags: 'toAdminLogin' },
  },
})
