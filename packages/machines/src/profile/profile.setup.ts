import type { Profile, User } from '@shop/api'
import { assign, emit, sendTo, setup } from 'xstate'
import { isOffline, isSessionEnd, saveFailureSentence } from '../failures.ts'
import { afterTyping, isValid, problemsFromServer, problemsIn } from '../form/form.ts'
import type { Values } from '../form/form.ts'
import { accountOf } from '../identity.ts'
import type { Identity } from '../identity.ts'
import { notProvided } from '../not-provided.ts'
import { notice } from '../notice.ts'
import type { Notice } from '../notice.ts'
import { toParent } from '../to-parent.ts'
import type { ParentMessage } from '../to-parent.ts'
import { profileMessages } from './profile.messages.ts'
import {
  afterFailedChange,
  detailsAsSaved,
  detailsChecks,
  isDraft,
  mayBeDeleted,
  noPasswords,
  passwordChecks,
  profileOf,
  refreshed,
  passwordProblem,
} from './profile.rules.ts'
import type {
  DetailsField,
  Owned,
  PasswordChange,
  PasswordField,
  ProfileContext,
  ProfileEvent,
  ProfileInput,
  ProfileMessage,
  ProfileTag,
} from './profile.types.ts'

/** The actors, actions and guards of `profileMachine`. */
export const profileSetup = setup({
  types: {
    input: {} as ProfileInput,
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    emitted: {} as Notice,
    tags: {} as ProfileTag,
  },
  actors: {
    saveProfile: notProvided<User, Owned<Profile>>('saveProfile'),
    changePassword: notProvided<{ message: string }, Owned<PasswordChange>>('changePassword'),
    deleteAccount: notProvided<void, Owned<object>>('deleteAccount'),
  },
  actions: {
    assignIdentity: assign((_, { identity }: { identity: Identity }) => profileOf(accountOf(identity))),
    refresh: assign(({ context }, { identity }: { identity: Identity }) => refreshed(context, accountOf(identity)!)),
    clearIdentity: assign(profileOf(null)),
    restoreDetails: assign({ details: ({ context }) => detailsAsSaved(context) }),
    typeDetails: assign({
      details: ({ context: { details } }, { values }: { values: Partial<Values<DetailsField>> }) => ({
        ...afterTyping(details, values),
        problem: null,
      }),
    }),
    showDetailsProblems: assign({
      details: ({ context: { details } }) => ({ ...details, problems: problemsIn(details.values, detailsChecks) }),
    }),
    // The notice has the general message, but the form has the server's, such as that the email is already in use.
    explainSave: assign({
      details: ({ context: { details } }, { error }: { error: unknown }) => ({
        ...details,
        problems: problemsFromServer(error, details.values),
        problem: saveFailureSentence(error),
      }),
    }),
    assignSaved: assign((_, { user }: { user: User }) => ({
      user,
      details: detailsAsSaved({ user }),
      isDeletionUncertain: false,
    })),
    typePasswords: assign({
      passwords: ({ context: { passwords } }, { values }: { values: Partial<Values<PasswordField>> }) => ({
        ...afterTyping(passwords, values),
        problem: null,
      }),
    }),
    clearPasswords: assign({ passwords: noPasswords, isChangeUncertain: false, isDeletionUncertain: false }),
    explainPasswords: assign({
      passwords: ({ context: { passwords } }) => ({
        ...passwords,
        problems: {},
        problem: passwordProblem(passwords.values),
      }),
    }),
    showPasswordProblems: assign({
      passwords: ({ context: { passwords } }) => ({
        ...passwords,
        problems: problemsIn(passwords.values, passwordChecks),
        problem: null,
      }),
    }),
    explainChange: assign(({ context }, { error }: { error: unknown }) => afterFailedChange(context, error)),
    recordFailedDeletion: assign({
      isDeletionUncertain: ({ context }, { error }: { error: unknown }) => mayBeDeleted(context, error),
    }),
    trustAccount: assign({ isDeletionUncertain: false }),
    announcePasswordProblem: emit(({ context }) => notice('error', context.passwords.problem ?? profileMessages.passwordFailed)),
    notify: emit((_, { tone, text }: Pick<Notice, 'tone' | 'text'>) => notice(tone, text)),
    sendToParent: sendTo(toParent, (_, message: ProfileMessage | ParentMessage) => message),
  },
  guards: {
    isOffline: (_, { error }: { error: unknown }) => isOffline(error),
    hasUser: ({ context }) => context.user !== null,
    isSameIdentity: ({ context }, { identity }: { identity: Identity }) =>
      context.user !== null && accountOf(identity)?._id === context.user._id,
    hasAccount: (_, { identity }: { identity: Identity }) => accountOf(identity) !== null,
    isDraft: ({ context }) => isDraft(context),
    areDetailsValid: ({ context }) => isValid(context.details.values, detailsChecks),
    hasPasswordProblem: ({ context }) => passwordProblem(context.passwords.values) !== null,
    arePasswordsValid: ({ context }) => isValid(context.passwords.values, passwordChecks),
    isDeleted: ({ context }, { error }: { error: unknown }) => context.isDeletionUncertain && isSessionEnd(error),
    isSessionEnd: (_, { error }: { error: unknown }) => isSessionEnd(error),
  },
})
