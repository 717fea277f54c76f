import type { Profile, User } from '@shop/api'
import { assign, emit, sendTo, setup } from 'xstate'
import { isOffline, isSessionEnd, saveFailureSentence } from '../failures.ts'
import { afterTyping, isValid, problemsFromServer, problemsIn } from '../form/form.ts'
import type { Values } from '../form/form.ts'
import { accountOf } from '../identity.ts'
import type { Identity } from '../identity.ts'
import { notProvided } from '../not-provided.ts'
import type { Notice } from '../notice.ts'
import { ofEvent } from '../of-event.ts'
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
  savedFields,
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

/** The transition after the account was deleted. */
const deletion = {
  target: '#profile.deleted',
  actions: [
    { type: 'sendToParent', params: { type: 'account.deleted' } },
    { type: 'notify', params: { tone: 'success', text: profileMessages.deleted } },
  ],
} as const

/**
 * The account of a customer or an admin.
 *
 * The states:
 * - `away`: nobody is signed in. After an expired session, the typed values are kept for the same user.
 * - `present` has three parallel regions.
 * - `details`: `viewing`, `editing` with Save Changes, or `saving`.
 * - `password`: `editing` the three fields of Change Password, or `changing`.
 * - `account`: `keeping`, `confirming` (the question is open), or `deleting`.
 * - `deleted`: the account is deleted; the app goes to Home.
 *
 * `settling` states are transient: they choose the next state from the context.
 *
 * Each request names the account that is shown. When somebody else has signed in in another tab, the server rejects it as it does after
 * the end of a session.
 *
 * A deletion without a response may have deleted the account. When the next one finds the session ended, the account is deleted.
 *
 * Each form is disabled while it is being sent, so nothing is sent twice. Leaving `present` drops every pending response.
 */
export const profileMachine = setup({
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
    announcePasswordProblem: emit(({ context }) => ({
      type: 'notice' as const,
      tone: 'error' as const,
      text: context.passwords.problem ?? profileMessages.passwordFailed,
    })),
    notify: emit((_, { tone, text }: Pick<Notice, 'tone' | 'text'>) => ({ type: 'notice' as const, tone, text })),
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
}).createMachine({
  id: 'profile',
  context: ({ input }) => profileOf(input.user),
  initial: 'settling',
  states: {
    settling: { always: [{ guard: 'hasUser', target: 'present' }, { target: 'away' }] },
    away: {
      on: {
        'identity.changed': [
          {
            guard: { type: 'isSameIdentity', params: ofEvent },
            target: 'present',
            actions: [{ type: 'refresh', params: ofEvent }, 'trustAccount'],
          },
          {
            guard: { type: 'hasAccount', params: ofEvent },
            target: 'present',
            actions: { type: 'assignIdentity', params: ofEvent },
          },
        ],
      },
    },
    present: {
      tags: 'present',
      type: 'parallel',
      on: {
        'logout.requested': { actions: { type: 'sendToParent', params: { type: 'signOut.requested' } } },
        'session.expired': 'away',
        'identity.changed': [
          {
            guard: { type: 'isSameIdentity', params: ofEvent },
            actions: { type: 'refresh', params: ofEvent },
          },
          {
            guard: { type: 'hasAccount', params: ofEvent },
            target: 'present',
            reenter: true,
            actions: { type: 'assignIdentity', params: ofEvent },
          },
          { target: 'away', actions: 'clearIdentity' },
        ],
      },
      states: {
        details: {
          initial: 'settling',
          states: {
            settling: { always: [{ guard: 'isDraft', target: 'editing' }, { target: 'viewing' }] },
            viewing: { on: { 'edit.toggled': 'editing' } },
            editing: {
              tags: 'editing',
              on: {
                'edit.toggled': { target: 'viewing', actions: 'restoreDetails' },
                'details.typed': { actions: { type: 'typeDetails', params: ofEvent } },
                'details.submitted': [{ guard: 'areDetailsValid', target: 'saving' }, { actions: 'showDetailsProblems' }],
              },
            },
            saving: {
              tags: ['editing', 'saving'],
              invoke: {
                id: 'save',
                src: 'saveProfile',
                input: ({ context }) => ({ account: context.user!._id, ...savedFields(context.details.values) }),
                onDone: {
                  target: 'viewing',
                  actions: [
                    { type: 'assignSaved', params: ({ event }) => ({ user: event.output }) },
                    { type: 'sendToParent', params: ({ event }) => ({ type: 'user.updated', user: event.output }) },
                    { type: 'notify', params: { tone: 'success', text: profileMessages.saved } },
                  ],
                },
                onError: [
                  {
                    guard: { type: 'isSessionEnd', params: ofEvent },
                    target: 'editing',
                    actions: { type: 'sendToParent', params: { type: 'session.ended' } },
                  },
                  {
                    guard: { type: 'isOffline', params: ofEvent },
                    target: 'editing',
                    actions: { type: 'explainSave', params: ofEvent },
                  },
                  {
                    target: 'editing',
                    actions: [
                      { type: 'explainSave', params: ofEvent },
                      { type: 'notify', params: { tone: 'error', text: profileMessages.failed } },
                    ],
                  },
                ],
              },
            },
          },
        },
        password: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'passwords.typed': { actions: { type: 'typePasswords', params: ofEvent } },
                'passwords.submitted': [
                  { guard: 'hasPasswordProblem', actions: ['explainPasswords', 'announcePasswordProblem'] },
                  { guard: 'arePasswordsValid', target: 'changing' },
                  { actions: 'showPasswordProblems' },
                ],
              },
            },
            changing: {
              tags: 'changingPassword',
              invoke: {
                id: 'change',
                src: 'changePassword',
                input: ({ context: { user, passwords } }) => ({
                  account: user!._id,
                  oldPassword: passwords.values.oldPassword,
                  newPassword: passwords.values.newPassword,
                }),
                onDone: {
                  target: 'editing',
                  actions: [
                    'clearPasswords',
                    {
                      type: 'notify',
                      params: ({ event }) => ({
                        tone: 'success',
                        text: event.output.message.trim() || profileMessages.passwordChanged,
                      }),
                    },
                  ],
                },
                onError: [
                  {
                    guard: { type: 'isSessionEnd', params: ofEvent },
                    target: 'editing',
                    actions: { type: 'sendToParent', params: { type: 'session.ended' } },
                  },
                  {
                    guard: { type: 'isOffline', params: ofEvent },
                    target: 'editing',
                    actions: { type: 'explainChange', params: ofEvent },
                  },
                  {
                    target: 'editing',
                    actions: [{ type: 'explainChange', params: ofEvent }, 'announcePasswordProblem'],
                  },
                ],
              },
            },
          },
        },
        account: {
          initial: 'keeping',
          states: {
            keeping: { on: { 'delete.requested': 'confirming' } },
            confirming: {
              tags: 'confirming',
              on: { 'delete.confirmed': 'deleting', 'delete.cancelled': 'keeping' },
            },
            deleting: {
              tags: 'deleting',
              invoke: {
                id: 'delete',
                src: 'deleteAccount',
                input: ({ context }) => ({ account: context.user!._id }),
                onDone: deletion,
                onError: [
                  // An earlier deletion whose response was lost deleted the account, and its session with it.
                  { ...deletion, guard: { type: 'isDeleted', params: ofEvent } },
                  {
                    guard: { type: 'isSessionEnd', params: ofEvent },
                    target: 'keeping',
                    actions: { type: 'sendToParent', params: { type: 'session.ended' } },
                  },
                  {
                    target: 'keeping',
                    actions: [
                      { type: 'recordFailedDeletion', params: ofEvent },
                      { type: 'notify', params: { tone: 'error', text: profileMessages.failed } },
                    ],
                  },
                ],
              },
            },
          },
        },
      },
    },
    deleted: {
      tags: 'toHome',
      entry: 'clearIdentity',
      on: {
        'identity.changed': {
          guard: { type: 'hasAccount', params: ofEvent },
          target: 'present',
          actions: { type: 'assignIdentity', params: ofEvent },
        },
      },
    },
  },
})
