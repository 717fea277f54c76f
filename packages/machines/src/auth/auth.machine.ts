import { serverMessageOf } from '@shop/api'
import { isAdmin } from '@shop/domain'
import type { Checks } from '../form/form.ts'
import { ofEvent } from '../of-event.ts'
import { authMessages } from './auth.messages.ts'
import {
  adminSignInChecks,
  credentialsOf,
  firstContext,
  newAccountOf,
  resetLinkChecks,
  signInChecks,
  signUpChecks,
} from './auth.rules.ts'
import type { AuthField } from './auth.types.ts'
import { authSetup } from './auth.setup.ts'

/** The transitions of a submit button: a valid form is sent; an invalid one shows its problems and sends nothing. */
function submission<Target extends string>(checks: Checks<AuthField>, target: Target) {
  return [
    { guard: { type: 'isFilledIn', params: { checks } }, target, actions: 'forgetProblems' },
    { actions: { type: 'showProblems', params: { checks } } },
  ] as const
}

/** The form events, handled while the forms can be used: signed out, and during the first check. */
const forms = {
  'form.opened': { actions: 'clearForm' },
  'fields.typed': { actions: { type: 'assignTyped', params: ofEvent } },
  'signIn.submitted': submission(signInChecks, '#auth.submitting.signingIn'),
  'adminSignIn.submitted': submission(adminSignInChecks, '#auth.submitting.signingInAsAdmin'),
  'signUp.submitted': submission(signUpChecks, '#auth.submitting.signingUp'),
} as const

/** The transition after signing out. */
const signOut = {
  target: '#auth.signedOut',
  actions: { type: 'notify', params: { tone: 'success', text: authMessages.signedOut } },
} as const

/**
 * The signed-in user, and the forms for signing in and up.
 * `auth.md` describes its states.
 *
 * A sign-up without a response may have created the account. When it is sent again with the same email and password, and the email is
 * taken, `signUp` logs in with them. A login without a response may have started a session and moved the guest's lists into the account,
 * so the session is looked for.
 *
 * Only states with a usable form handle a submit, and leaving a state drops its pending response. So nothing is sent twice, and a
 * late response to the check cannot undo a sign-in.
 */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: ({ input }) => firstContext(input),
  initial: 'settling',
  states: {
    settling: {
      always: [{ guard: 'isUnknown', target: 'checking' }, { guard: 'hasUser', target: 'signedIn' }, { target: 'signedOut' }],
    },
    checking: {
      tags: 'loading',
      on: forms,
      invoke: {
        id: 'check',
        src: 'checkSession',
        onDone: { target: 'signedIn', actions: { type: 'assignUser', params: ({ event }) => ({ user: event.output }) } },
        onError: 'signedOut',
      },
    },
    signedOut: {
      tags: ['ready', 'signedOut'],
      entry: ['forgetUser', 'reportUser'],
      on: forms,
      type: 'parallel',
      states: {
        form: {
          initial: 'entering',
          states: {
            entering: { on: { 'password.forgotten': { target: 'forgotten', actions: 'clearForm' } } },
            linkSent: {
              tags: ['forgotten', 'linkSent'],
              on: {
                'form.opened': { target: 'entering', actions: 'clearForm' },
                'resetLink.cancelled': { target: 'entering', actions: 'clearForm' },
              },
            },
            forgotten: {
              tags: 'forgotten',
              on: {
                'form.opened': { target: 'entering', actions: 'clearForm' },
                'resetLink.cancelled': { target: 'entering', actions: 'clearForm' },
                'resetLink.submitted': submission(resetLinkChecks, '#auth.submitting.sendingLink'),
              },
            },
          },
        },
        session: {
          initial: 'steady',
          states: {
            steady: { on: { 'session.check': 'rechecking' } },
            rechecking: {
              invoke: {
                id: 'recheckSignedOut',
                src: 'checkSession',
                onDone: {
                  target: '#auth.signedIn',
                  actions: { type: 'assignUser', params: ({ event }) => ({ user: event.output }) },
                },
                onError: [
                  { guard: { type: 'isSessionEnd', params: ofEvent }, target: 'steady', actions: 'reportUser' },
                  // Nobody knows whether another tab has logged in.
                  { target: 'steady' },
                ],
              },
            },
          },
        },
      },
    },
    submitting: {
      tags: ['ready', 'signedOut', 'submitting'],
      initial: 'signingIn',
      states: {
        signingIn: {
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ context }) => credentialsOf(context.values),
            onDone: {
              target: '#auth.signedIn',
              actions: { type: 'acceptUser', params: ({ event }) => ({ user: event.output, text: authMessages.signedIn }) },
            },
            onError: [
              { guard: { type: 'mayBeDone', params: ofEvent }, target: 'findingSession' },
              {
                target: '#auth.signedOut',
                actions: { type: 'showFailure', params: ({ event }) => ({ ...event, otherwise: authMessages.signInFailed }) },
              },
            ],
          },
        },
        findingSession: {
          invoke: {
            id: 'findSession',
            src: 'checkSession',
            onDone: {
              target: '#auth.signedIn',
              actions: { type: 'acceptUser', params: ({ event }) => ({ user: event.output, text: authMessages.signedIn }) },
            },
            onError: {
              target: '#auth.signedOut',
              actions: { type: 'showFailure', params: { error: null, otherwise: authMessages.signInFailed } },
            },
          },
        },
        signingInAsAdmin: {
          invoke: {
            id: 'signInAsAdmin',
            src: 'signInAsAdmin',
            input: ({ context }) => credentialsOf(context.values),
            onDone: [
              {
                guard: { type: 'isAdminAccount', params: ({ event }) => ({ user: event.output }) },
                target: '#auth.signedIn',
                actions: {
                  type: 'acceptUser',
                  params: ({ event }) => ({ user: event.output, text: authMessages.adminSignedIn }),
                },
              },
              { target: 'rejectingCustomer' },
            ],
            onError: {
              target: '#auth.signedOut',
              actions: { type: 'showFailure', params: ({ event }) => ({ ...event, otherwise: authMessages.signInFailed }) },
            },
          },
        },
        rejectingCustomer: {
          exit: { type: 'showFailure', params: { error: null, otherwise: authMessages.notAdmin } },
          invoke: {
            id: 'rejectCustomer',
            src: 'signOut',
            input: { role: 'customer' },
            onDone: '#auth.signedOut',
            onError: '#auth.signedOut',
          },
        },
        signingUp: {
          invoke: {
            id: 'signUp',
            src: 'signUp',
            input: ({ context }) => ({ account: newAccountOf(context.values), mayExist: context.isSignUpUncertain }),
            onDone: {
              target: '#auth.signedIn',
              actions: { type: 'acceptUser', params: ({ event }) => ({ user: event.output, text: authMessages.signedUp }) },
            },
            onError: {
              target: '#auth.signedOut',
              actions: [
                { type: 'recordFailedSignUp', params: ofEvent },
                { type: 'showFailure', params: ({ event }) => ({ ...event, otherwise: authMessages.signUpFailed }) },
              ],
            },
          },
        },
        sendingLink: {
          tags: 'forgotten',
          invoke: {
            id: 'sendResetLink',
            src: 'sendResetLink',
            input: ({ context }) => ({ email: credentialsOf(context.values).email }),
            onDone: {
              target: '#auth.signedOut.form.linkSent',
              actions: {
                type: 'notify',
                params: ({ event }) => ({
                  tone: 'success',
                  text: event.output.message.trim() || authMessages.resetLinkSent,
                }),
              },
            },
            onError: {
              target: '#auth.signedOut.form.forgotten',
              actions: {
                type: 'showFailure',
                params: ({ event }) => ({ ...event, otherwise: authMessages.resetLinkFailed }),
              },
            },
          },
        },
      },
    },
    signedIn: {
      tags: ['ready', 'signedIn'],
      entry: ['clearForms', 'forgetExpired', 'reportUser'],
      type: 'parallel',
      on: {
        'session.ended': {
          target: 'signedOut',
          actions: ['rememberExpired', { type: 'notify', params: { tone: 'info', text: authMessages.sessionEnded } }],
        },
        'account.deleted': 'signedOut',
        'user.updated': { actions: [{ type: 'assignUser', params: ofEvent }, 'reportUser'] },
      },
      states: {
        role: {
          initial: 'settling',
          states: {
            settling: { always: [{ guard: 'isAdmin', target: 'admin' }, { target: 'customer' }] },
            customer: { tags: 'customer' },
            admin: { tags: 'admin' },
          },
        },
        session: {
          initial: 'steady',
          states: {
            steady: { on: { 'session.check': 'rechecking', 'signOut.requested': 'signingOut' } },
            rechecking: {
              on: {
                'signOut.requested': 'signingOut',
                // The response to the running check may be older than the saved profile, so the check starts again.
                'user.updated': {
                  target: 'rechecking',
                  reenter: true,
                  actions: [{ type: 'assignUser', params: ofEvent }, 'reportUser'],
                },
              },
              invoke: {
                id: 'recheck',
                src: 'checkSession',
                onDone: {
                  // Enters the state again, because the response may have another role or another account. The user is reported even
                  // without a change, because the root waits for the confirmation.
                  target: '#auth.signedIn',
                  reenter: true,
                  actions: { type: 'assignUser', params: ({ event }) => ({ user: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'isSessionEnd', params: ofEvent },
                    target: '#auth.signedOut',
                    actions: ['rememberExpired', { type: 'notify', params: { tone: 'info', text: authMessages.sessionEnded } }],
                  },
                  // Nobody knows whether this is still the user.
                  { target: 'steady' },
                ],
              },
            },
            signingOut: {
              tags: 'signingOut',
              on: {
                // Another request found the session ended first, which is what the user asked for.
                'session.ended': signOut,
              },
              invoke: {
                id: 'signOut',
                src: 'signOut',
                input: ({ context }) => ({ role: isAdmin(context.user ?? null) ? 'admin' : 'customer' }),
                onDone: signOut,
                onError: [
                  { ...signOut, guard: { type: 'isSessionEnd', params: ofEvent } },
                  {
                    target: 'steady',
                    actions: {
                      type: 'notify',
                      params: ({ event }) => ({
                        tone: 'error',
                        text: serverMessageOf(event.error) ?? authMessages.signOutFailed,
                      }),
                    },
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
})
