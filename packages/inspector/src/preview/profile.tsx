import { profileMessages } from '@shop/machines'
import type { profileMachine } from '@shop/machines'
import { ChangePasswordForm, ProfileForm } from '@shop/ui/patterns'
import type { SnapshotFrom } from 'xstate'
import type { Beside } from './beside.ts'
import { Question } from './Question.tsx'
import { Screen } from './Screen.tsx'

/** The account page; nothing while nobody is there. */
export const besideProfile: Beside = (snapshot, send) => {
  const { context } = snapshot as SnapshotFrom<typeof profileMachine>
  if (!context.user || !snapshot.hasTag('present')) return null
  const isDeleting = snapshot.hasTag('deleting')
  const question =
    isDeleting || snapshot.hasTag('confirming') ? (
      <Question
        title="Delete Account"
        text={profileMessages.deleteQuestion}
        choices={[
          { label: 'Cancel', onPress: () => send({ type: 'delete.cancelled' }), isSafe: true, variant: 'secondary' },
          { label: 'Delete Account', onPress: () => send({ type: 'delete.confirmed' }), variant: 'danger', isBusy: isDeleting },
        ]}
      />
    ) : null
  return (
    <Screen isColumn question={question}>
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
    </Screen>
  )
}
