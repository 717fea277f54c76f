import type { authMachine, contactMachine, profileMachine, resetMachine } from '@shop/machines'
import { ChangePasswordForm, ContactForm, ForgotPasswordForm, ProfileForm, ResetForm, SignInForm } from '@shop/ui/patterns'
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
    <ForgotPasswordForm {...shared} onSubmit={() => send({ type: 'resetLink.submitted' })} onCancel={() => send({ type: 'resetLink.cancelled' })} />
  ) : (
    <SignInForm {...shared} onSubmit={() => send({ type: 'signIn.submitted' })} onForgotten={() => send({ type: 'password.forgotten' })} />
  )
}

/** The account page; nothing while nobody is there. */
export const besideProfile: Beside = (snapshot, send) => {
  const { context } = snapshot as SnapshotFrom<typeof profileMachine>
  if (!context.user || !snapshot.hasTag('present')) return null
  return (
    <ProfileForm
      {...context.details}
      user={context.user}
      isEditing={snapshot.hasTag('editing')}
      isBusy={snapshot.hasTag('saving')}
      onEditToggle={() => send({ type: 'edit.toggled' })}
      onType={(values) => send({ type: 'details.typed', values })}
      onSubmit={() => send({ type: 'details.submitted' })}
      onLogout={() => send({ type: 'logout.requested' })}
      onDelete={() => send({ type: 'delete.requested' })}
    >
      <ChangePasswordForm
        {...context.passwords}
        account={context.user.email}
        isBusy={snapshot.hasTag('changingPassword')}
        onType={(values) => send({ type: 'passwords.typed', values })}
        onSubmit={() => send({ type: 'passwords.submitted' })}
      />
    </ProfileForm>
  )
}
