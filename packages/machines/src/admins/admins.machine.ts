import type { Admins, LogIn, User } from '@shop/api'
import { assign, emit, sendTo, setup } from 'xstate'
import { isDenial, isNotDone, isOffline, isSessionEnd, saveFailureSentence, statusOf } from '../failures.ts'
import { isValid, problemsFromServer, problemsIn } from '../form/form.ts'
import { notProvided } from '../not-provided.ts'
import { notice } from '../notice.ts'
import type { Notice } from '../notice.ts'
import { ofEvent } from '../of-event.ts'
import { explainedFailure } from '../failure-transitions.ts'
import { toParent } from '../to-parent.ts'
import { adminsMessages } from './admins.messages.ts'
import { firstAdmins, inviteChecks, removal, withdrawal } from './admins.rules.ts'
import type { AdminsChange, AdminsContext, AdminsEvent, AdminsInput, AdminsTag } from './admins.types.ts'

/**
 * The admins of the shop: the list, invitations of further admins, and removing one.
 * `admins.md` describes its states.
 */
export const adminsMachine = setup({
  types: {
    input: {} as AdminsInput,
    context: {} as AdminsContext,
    events: {} as AdminsEvent,
    emitted: {} as Notice,
    tags: {} as AdminsTag,
  },
  actors: {
    loadAdmins: notProvided<Admins, void>('loadAdmins'),
    changeAdmins: notProvided<Admins, AdminsChange>('changeAdmins'),
    logIn: notProvided<User, LogIn>('logIn'),
  },
  actions: {
    assignList: assign((_, { admins, invitations }: Admins) => ({ admins, invitations, problem: null })),
    typeEmail: assign((_, { email }: { email: string }) => ({ values: { email }, problems: {} })),
    showProblems: assign(({ context }) => ({ problems: problemsIn(context.values, inviteChecks), problem: null })),
    assignInvitation: assign(({ context }) => ({
      change: { kind: 'invite' as const, email: context.values.email.trim() },
      problems: {},
      problem: null,
    })),
    assignRenewal: assign((_, { email }: { email: string }) => ({ change: { kind: 'renew' as const, email }, problem: null })),
    assignWithdrawal: assign(({ context }, { id }: { id: string }) => ({ change: withdrawal(context, id), problem: null })),
    assignRemoval: assign(({ context }, { id }: { id: string }) => ({ change: removal(context, id), problem: null })),
    forgetChange: assign({ change: null, password: '', problem: null }),
    forgetProblem: assign({ problem: null }),
    clearForm: assign(({ context }) => (context.change?.kind === 'invite' ? { values: { email: '' } } : {})),
    typePassword: assign((_, { password }: { password: string }) => ({ password, problem: null })),
    forgetPassword: assign({ password: '' }),
    requirePassword: assign({ problem: adminsMessages.passwordRequired }),
    explainFailure: assign((_, { error }: { error: unknown }) => ({
      problem: saveFailureSentence(error),
    })),
    // A message about the address is shown at its field only.
    explainInvitation: assign(({ context }, { error }: { error: unknown }) => {
      const problems = problemsFromServer(error, context.values)
      const problem = saveFailureSentence(error)
      return { problems, problem: problems.email === undefined ? problem : null }
    }),
    announceDone: emit(({ context }) => notice('success', context.change ? adminsMessages.done(context.change) : '')),
    announceFailure: emit((_, { error }: { error: unknown }) => notice('error', saveFailureSentence(error))),
    reportSessionEnded: sendTo(toParent, { type: 'session.ended' }),
  },
  guards: {
    isFilledIn: ({ context }) => isValid(context.values, inviteChecks),
    isInvited: ({ context }, { id }: { id: string }) => withdrawal(context, id) !== null,
    isRemovable: ({ context }, { id }: { id: string }) => removal(context, id) !== null,
    hasPassword: ({ context }) => context.password !== '',
    isInvitation: ({ context }) => context.change?.kind === 'invite',
    isRemoval: ({ context }) => context.change?.kind === 'remove',
    isSessionEnd: (_, { error }: { error: unknown }) => isSessionEnd(error),
    isDenial: (_, { error }: { error: unknown }) => isDenial(error),
    // Whether the list may be old: the admin or the invitation is gone, or nobody knows what was done.
    isOutdating: (_, { error }: { error: unknown }) => statusOf(error) === 404 || (!isNotDone(error) && !isOffline(error)),
  },
}).createMachine({
  id: 'admins',
  context: ({ input }) => firstAdmins(input),
  initial: 'loading',
  // The form can be filled in while the list loads or changes, and after a failure.
  on: { 'email.typed': { actions: { type: 'typeEmail', params: ofEvent } } },
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'load',
        src: 'loadAdmins',
        onDone: { target: 'idle', actions: { type: 'assignList', params: ({ event }) => event.output } },
        onError: explainedFailure('failed', 'explainFailure'),
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'list.retry': { target: 'loading', actions: 'forgetProblem' },
        'session.restored': { target: 'loading', actions: 'forgetProblem' },
      },
    },
    idle: {
      tags: 'idle',
      on: {
        // Here the problem is that of the last invitation, in other states that of the list or of a question.
        'email.typed': { actions: [{ type: 'typeEmail', params: ofEvent }, 'forgetProblem'] },
        'invitation.submitted': [
          { guard: 'isFilledIn', target: 'sending', actions: 'assignInvitation' },
          { actions: 'showProblems' },
        ],
        'invitation.renewed': { target: 'sending', actions: { type: 'assignRenewal', params: ofEvent } },
        'invitation.withdrawn': {
          guard: { type: 'isInvited', params: ofEvent },
          target: 'sending',
          actions: { type: 'assignWithdrawal', params: ofEvent },
        },
        'removal.requested': {
          guard: { type: 'isRemovable', params: ofEvent },
          target: 'asking',
          actions: { type: 'assignRemoval', params: ofEvent },
        },
      },
    },
    asking: {
      tags: 'asking',
      on: {
        'removal.confirmed': { target: 'sending', actions: 'forgetProblem' },
        'removal.cancelled': { target: 'idle', actions: 'forgetChange' },
      },
    },
    sending: {
      tags: 'sending',
      invoke: {
        id: 'change',
        src: 'changeAdmins',
        input: ({ context }) => context.change ?? { kind: 'invite', email: '' },
        onDone: {
          target: 'idle',
          actions: ['announceDone', 'clearForm', 'forgetChange', { type: 'assignList', params: ({ event }) => event.output }],
        },
        onError: [
          { guard: { type: 'isSessionEnd', params: ofEvent }, target: 'idle', actions: ['forgetChange', 'reportSessionEnded'] },
          { guard: { type: 'isDenial', params: ofEvent }, target: 'identifying' },
          // Somebody else removed the admin, the invitation was accepted or withdrawn, or the response was lost.
          {
            guard: { type: 'isOutdating', params: ofEvent },
            target: 'loading',
            actions: ['forgetChange', { type: 'announceFailure', params: ofEvent }],
          },
          {
            guard: 'isInvitation',
            target: 'idle',
            actions: ['forgetChange', { type: 'explainInvitation', params: ofEvent }],
          },
          { guard: 'isRemoval', target: 'asking', actions: { type: 'explainFailure', params: ofEvent } },
          { target: 'idle', actions: ['forgetChange', { type: 'announceFailure', params: ofEvent }] },
        ],
      },
    },
    identifying: {
      tags: 'identifying',
      on: {
        'password.typed': { actions: { type: 'typePassword', params: ofEvent } },
        'password.submitted': [{ guard: 'hasPassword', target: 'signingIn' }, { actions: 'requirePassword' }],
        'password.cancelled': { target: 'idle', actions: 'forgetChange' },
      },
    },
    signingIn: {
      tags: ['identifying', 'signingIn'],
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context: { user, password } }) => ({ email: user.email, password }),
        onDone: { target: 'sending', actions: ['forgetPassword', 'forgetProblem'] },
        onError: { target: 'identifying', actions: { type: 'explainFailure', params: ofEvent } },
      },
    },
  },
})
