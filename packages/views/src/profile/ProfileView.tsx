import type { ProfileContext, ProfileEvent, ProfileTag } from '@shop/machines'
import { usePrefetch } from '@shop/ui/components/lazy-part'
import { ChangePasswordForm } from '@shop/ui/patterns/change-password-form'
import { ProfileForm } from '@shop/ui/patterns/profile-form'
import { questionParts } from '../lazy-confirm-dialog.ts'
import type { ViewProps } from '../view-snapshot.ts'
import { DeleteAccountQuestion } from './DeleteAccountQuestion.tsx'

interface ProfileViewProps extends ViewProps<Pick<ProfileContext, 'details' | 'passwords'>, ProfileTag, ProfileEvent> {
  /** The saved account, without the values typed in the form. */
  user: ProfileContext['details']['values']
  isLoggingOut?: boolean
  /** The address of what the customer has ordered by chat. */
  enquiriesHref?: string
}

/** The screen My Profile: the account, Change Password, Logout and Delete Account. */
export function ProfileView({ snapshot, send, user, isLoggingOut = false, enquiriesHref }: ProfileViewProps) {
  const { details, passwords } = snapshot.context
  usePrefetch(questionParts)
  const isDeleting = snapshot.hasTag('deleting')
  return (
    <ProfileForm
      {...details}
      user={user}
      isEditing={snapshot.hasTag('editing')}
      isBusy={snapshot.hasTag('saving')}
      onEditToggle={() => send({ type: 'edit.toggled' })}
      onType={(values) => send({ type: 'details.typed', values })}
      onSubmit={() => send({ type: 'details.submitted' })}
      onLogout={() => send({ type: 'logout.requested' })}
      isLoggingOut={isLoggingOut}
      {...(enquiriesHref !== undefined && { enquiriesHref })}
      onDelete={() => send({ type: 'delete.requested' })}
    >
      <ChangePasswordForm
        {...passwords}
        account={user.email}
        isBusy={snapshot.hasTag('changingPassword')}
        onType={(values) => send({ type: 'passwords.typed', values })}
        onSubmit={() => send({ type: 'passwords.submitted' })}
      />
      {isDeleting || snapshot.hasTag('confirming') ? <DeleteAccountQuestion isDeleting={isDeleting} send={send} /> : null}
    </ProfileForm>
  )
}
