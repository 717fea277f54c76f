import { isAdmin, newPasswordProblem } from '@shop/domain'
import { assign, emit, setup } from 'xstate'
import { afterTyping, isValid, problemsIn } from '../form/form.ts'
import type { Values } from '../form/form.ts'
import type { ResetResult } from './reset.actors.ts'
import { notProvided } from '../not-provided.ts'
import { notice } from '../notice.ts'
import type { Notice } from '../notice.ts'
import { ofEvent } from '../of-event.ts'
import { resetMessages } from './reset.messages.ts'
import { afterFailure, firstContext, resetChecks } from './reset.rules.ts'
import type { ResetContext, ResetEvent, ResetField, ResetInput, ResetTag } from './reset.types.ts'

/**
 * A new password from the link in an email.
 * `reset.md` describes its states.
 */
export const resetMachine = setup({
  types: {
    input: {} as ResetInput,
    context: {} as ResetContext,
    events: {} as ResetEvent,
    emitted: {} as Notice,
    tags: {} as ResetTag,
  },
  actors: {
    resetPassword: notProvided<ResetResult, { token: string; newPassword: string }>('resetPassword'),
  },
  actions: {
    assignTyped: assign(({ context }, { values }: { values: Partial<Values<ResetField>> }) => ({
      ...afterTyping(context, values),
      problem: null,
    })),
    forgetProblems: assign({ problems: {}, problem: null }),
    explain: assign({ problem: ({ context }) => newPasswordProblem(context.values), problems: {} }),
    showHint: assign({ problems: ({ context }) => problemsIn(context.values, resetChecks), problem: null }),
    explainFailure: assign(({ context }, { error }: { error: unknown }) => afterFailure(context, error)),
    announceProblem: emit(({ context }) => notice('error', context.problem ?? resetMessages.failed)),
    announceMissing: emit(notice('error', resetMessages.tokenMissing)),
    announceSuccess: emit((_, { message }: { message: string }) => notice('success', message.trim() || resetMessages.succeeded)),
  },
  guards: {
    isTokenMissing: ({ context }) => context.token === '',
    hasPasswordProblem: ({ context }) => newPasswordProblem(context.values) !== null,
    isAdmin: (_, user: ResetResult) => isAdmin(user),
    isPattern: ({ context }) => isValid(context.values, resetChecks),
  },
}).createMachine({
  id: 'reset',
  context: ({ input }) => firstContext(input),
  initial: 'settling',
  states: {
    settling: { always: [{ guard: 'isTokenMissing', target: 'missing' }, { target: 'editing' }] },
    missing: { type: 'final', tags: 'toLogin', entry: 'announceMissing' },
    editing: {
      on: {
        'fields.typed': { actions: { type: 'assignTyped', params: ofEvent } },
        'reset.submitted': [
          { guard: 'hasPasswordProblem', actions: ['explain', 'announceProblem'] },
          { guard: 'isPattern', target: 'submitting', actions: 'forgetProblems' },
          { actions: 'showHint' },
        ],
      },
    },
    submitting: {
      tags: 'submitting',
      invoke: {
        id: 'reset',
        src: 'resetPassword',
        input: ({ context: { token, values } }) => ({ token, newPassword: values.newPassword }),
        onDone: [
          {
            guard: { type: 'isAdmin', params: ({ event }) => event.output },
            target: 'succeededAsAdmin',
            actions: { type: 'announceSuccess', params: ({ event }) => event.output },
          },
          { target: 'succeeded', actions: { type: 'announceSuccess', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'editing',
          actions: [{ type: 'explainFailure', params: ofEvent }, 'announceProblem'],
        },
      },
    },
    succeeded: { type: 'final', tags: 'toProfile' },
    succeededAsAdmin: { type: 'final', tags: 'toAdminLogin' },
  },
})
