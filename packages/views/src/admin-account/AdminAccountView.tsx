import type { ProfileContext, ProfileEvent, ProfileTag } from '@shop/machines'
import { ChangePasswordForm } from '@shop/ui/patterns/change-password-form'
import type { ReactNode } from 'react'
import type { ViewProps } from '../view-snapshot.ts'
import styles from './AdminAccount.module.css'
import { NameAndEmail } from './NameAndEmail.tsx'

interface AdminAccountViewProps extends ViewProps<Pick<ProfileContext, 'details' | 'passwords'>, ProfileTag, ProfileEvent> {
  /** The saved account, without the values typed in the form. */
  user: ProfileContext['details']['values']
  /** Parts below the admin's own account. */
  children?: ReactNode
}

/** The screen Account of the admin pages: name, email and Change Password. */
export function AdminAccountView({ snapshot, send, user, children }: AdminAccountViewProps) {
  const { details, passwords } = snapshot.context
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>Account</h1>
      <NameAndEmail
        {...details}
        user={user}
        isEditing={snapshot.hasTag('editing')}
        isBusy={snapshot.hasTag('saving')}
        onEditToggle={() => send({ type: 'edit.toggled' })}
        onType={(values) => send({ type: 'details.typed', values })}
        onSubmit={() => send({ type: 'details.submitted' })}
      />
      <div className={styles.part}>
        <ChangePasswordForm
          {...passwords}
          account={user.email}
          isBusy={snapshot.hasTag('changingPassword')}
          onType={(values) => send({ type: 'passwords.typed', values })}
          onSubmit={() => send({ type: 'passwords.submitted' })}
        />
        <p className={styles.note}>A new password logs you out on all other devices.</p>
      </div>
      {children}
    </div>
  )
}
