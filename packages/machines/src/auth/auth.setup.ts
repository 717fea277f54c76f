import { serverMessageOf } from '@shop/api'
import type { LogIn, User } from '@shop/api'
import { isAdmin } from '@shop/domain'
import type { Role } from '@shop/domain'
import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import { isNotDone, isSessionEnd } from '../failures.ts'
import { isValid, problemsFromServer, problemsIn } from '../form/form.ts'
import type { Checks, Values } from '../form/form.ts'
import { notProvided } from '../not-provided.ts'
import { notice } from '../notice.ts'
import type { Notice } from '../notice.ts'
import { toParent } from '../to-parent.ts'
import { afterTypingAccount, nothingTyped } from './auth.rules.ts'
import type { AuthContext, AuthEvent, AuthField, AuthInput, AuthTag, SignUpAttempt, UserChanged } from './auth.types.ts'

/** The actors, actions and guards of `authMachine`. */
export const authSetup = setup({
  types: {
    input: {} as AuthInput,
    context: {} as AuthContext,
    events: {} as AuthEvent,
    emitted: {} as Notice,
    tags: {} as AuthTag,
  },
  actors: {
    checkSession: notProvided<User, void>('checkSession'),
    signIn: notProvided<User, LogIn>('signIn'),
    signInAsAdmin: notProvided<User, LogIn>('signInAsAdmin'),
    signUp: notProvided<User, SignUpAttempt>('signUp'),
    signOut: notProvided<void, { role: Role }>('signOut'),
    sendResetLink: notProvided<{ message: string }, { email: string }>('sendResetLink'),
  },
  actions: {
    assignTyped: assign(({ context }, { values }: { values: Partial<Values<AuthField>> }) => afterTypingAccount(context, values)),
    clearForm: assign(({ context }) => ({
      values: { ...context.values, password: '' },
      problems: {},
      problem: null,
      isSignUpUncertain: false,
    })),
    clearForms: assign({ values: nothingTyped, problems: {}, problem: null, isSignUpUncertain: false }),
    forgetProblems: assign({ problems: {}, problem: null }),
    showProblems: assign({
      problems: ({ context }, { checks }: { checks: Checks<AuthField> }) => problemsIn(context.values, checks),
      problem: null,
    }),
    recordFailedSignUp: assign({
      isSignUpUncertain: ({ context }, { error }: { error: unknown }) => context.isSignUpUncertain || !isNotDone(error),
    }),
    assignUser: assign({ user: (_, { user }: { user: User }) => user }),
    forgetUser: assign({ user: null }),
    rememberExpired: assign({ expired: ({ context }) => context.user ?? null }),
    forgetExpired: assign({ expired: null }),
    reportUser: sendTo(toParent, ({ context: { user, expired } }): UserChanged => ({
      type: 'user.changed',
      user: user ?? null,
      hasExpired: expired !== null,
    })),
    notify: emit((_, { tone, text }: Omit<Notice, 'type'>) => notice(tone, text)),
    acceptUser: enqueueActions(({ enqueue }, { user, text }: { user: User; text: string }) => {
      enqueue.assign({ user })
      enqueue.emit(notice('success', text))
    }),
    showFailure: enqueueActions(({ context, enqueue }, { error, otherwise }: { error: unknown; otherwise: string }) => {
      const problem = serverMessageOf(error) ?? otherwise
      enqueue.assign({ problems: problemsFromServer(error, context.values), problem })
      enqueue.emit(notice('error', problem))
    }),
  },
  guards: {
    isUnknown: ({ context }) => context.user === undefined,
    hasUser: ({ context }) => context.user !== null,
    isAdmin: ({ context }) => isAdmin(context.user ?? null),
    isAdminAccount: (_, { user }: { user: User }) => isAdmin(user),
    isFilledIn: ({ context }, { checks }: { checks: Checks<AuthField> }) => isValid(context.values, checks),
    mayBeDone: (_, { error }: { error: unknown }) => !isNotDone(error),
    isSessionEnd: (_, { error }: { error: unknown }) => isSessionEnd(error),
  },
})
