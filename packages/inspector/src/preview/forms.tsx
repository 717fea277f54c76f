import type { authMachine, contactMachine, resetMachine } from '@shop/machines'
import { ContactForm, ForgotPasswordForm, ResetForm, SignInForm } from '@shop/ui/patterns'
import type { SnapshotFrom } from 'xstate'
import type { Beside } from './beside.ts'

/** A message to the shop. */
export const besideContact: Beside = (snapshot, send) => {
  const { context } = snapshot as SnapshotFrom<typeof contactMachine>
  return (
    <ContactForm
      values={context.values}
      problems={context.problems}
      isBusy={snapshot.hasTag('submitting')}
      onType={(values) => send({ type: 'fields.typed', values })}
      onSubmit={() => send({ type: 'message.submitted' })}
    />
  )
}

/** A new password by a link. */
export const besideReset: Beside = (snapshot, send) => {
  const { context } = snapshot as SnapshotFrom<typeof resetMachine>
  if (snapshot.status !== 'active') return null
  return (
    <ResetForm
      values={context.values}
      problems={context.problems}
      problem={context.problem}
      isBusy={snapshot.hasTag('submitting')}
      onType={(values) => send({ type: 'fields.typed', values })}
      onSubmit={() => send({ type: 'reset.submitted' })}
    />
  )
}

/** The login form, or Reset Your Password in its place; nothing while somebody is signed in. */
export const besideAuth: Beside = (snapshot, send) => {
  const { context } = snapshot as SnapshotFrom<typeof authMachine>
  if (snapshot.hasTag('signedIn')) return null
  const shared = {
    values: context.values,
    problems: context.problems,
    isBusy: snapshot.hasTag('submitting'),
    onType: (values: object) => send({ type: 'fields.typed', values }),
  }
  return snapshot.hasTag('forgotten') ? (
    <ForgotPasswordForm
      {...shared}
      onSubmit={() => send({ type: 'resetLink.submitted' })}
      onCancel={() => send({ type: 'resetLink.cancelled' })}
    />
  ) : (
    <SignInForm
      {...shared}
      onSubmit={() => send({ type: 'signIn.submitted' })}
      onForgotten={() => send({ type: 'password.forgotten' })}
    />
  )
}
