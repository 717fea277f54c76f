import { ofEvent } from '../of-event.ts'
import { profileMessages } from './profile.messages.ts'
import { profileOf, savedFields } from './profile.rules.ts'
import { profileSetup } from './profile.setup.ts'

/** The transition after the account was deleted. */
const deletion = {
  target: '#profile.deleted',
  actions: [
    { type: 'sendToParent', params: { type: 'account.deleted' } },
    { type: 'notify', params: { tone: 'success', text: profileMessages.deleted } },
  ],
} as const

/** The transition after a request that found the session ended; the root responds with `session.expired`. */
const sessionEnd = {
  guard: { type: 'isSessionEnd', params: ofEvent },
  actions: { type: 'sendToParent', params: { type: 'session.ended' } },
} as const

/**
 * The account of a customer or an admin.
 * `profile.md` describes its states.
 *
 * Each request names the account that is shown. When somebody else has signed in in another tab, the server rejects it as it does after
 * the end of a session.
 *
 * A deletion without a response may have deleted the account. When the next one finds the session ended, the account is deleted.
 *
 * Each form is disabled while it is being sent, so nothing is sent twice. Leaving `present` drops every pending response.
 */
export const profileMachine = profileSetup.createMachine({
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
                  { ...sessionEnd, target: 'editing' },
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
                  { ...sessionEnd, target: 'editing' },
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
                  { ...sessionEnd, target: 'keeping' },
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
