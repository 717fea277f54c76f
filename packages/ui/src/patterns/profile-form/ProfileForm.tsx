import { accountSentences } from '@shop/domain'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../components/button/index.ts'
import type { FormState } from '../form/index.ts'
import { AccountFacts } from './AccountFacts.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import type { DetailsField } from './DetailsForm.tsx'
import styles from './ProfileForm.module.css'

interface ProfileFormProps extends FormState<DetailsField> {
  /** The saved account. */
  user: Readonly<Record<DetailsField, string>>
  /** Shows the form in place of the account details. */
  isEditing: boolean
  /** Called by Edit Profile and by Cancel. */
  onEditToggle: () => void
  /** Why the changes were rejected. */
  problem?: string | null
  /** Called by Logout. */
  onLogout: () => void
  /** The logout is running. */
  isLoggingOut?: boolean
  /** The address of My enquiries, which is left out without it. */
  enquiriesHref?: string
  /** Called by Delete Account. The caller asks for confirmation. */
  onDelete: () => void
  /** Content above Logout and Delete Account: Change Password. */
  children?: ReactNode
}

/** The account page of a customer: details, Edit Profile, Change Password, Logout, Delete Account. */
export function ProfileForm(props: ProfileFormProps) {
  const { user, isEditing, onEditToggle, onLogout, isLoggingOut = false, onDelete, enquiriesHref, children, ...form } = props
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{accountSentences.profileTitle}</h1>
      {isEditing ? (
        <DetailsForm {...form} onCancel={onEditToggle} />
      ) : (
        <section className={styles.details} aria-label="Account details">
          <AccountFacts
            facts={[
              { label: 'Name', text: user.username },
              { label: 'Email', text: user.email },
              { label: accountSentences.phoneNumber, text: user.phoneNumber },
            ]}
          />
          <Button ref={edit} variant="secondary" size="large" isWide onClick={onEditToggle}>
            {accountSentences.editProfile}
          </Button>
        </section>
      )}
      {enquiriesHref === undefined ? null : (
        <ButtonLink variant="secondary" size="large" isWide href={enquiriesHref}>
          My enquiries
        </ButtonLink>
      )}
      {children && <div className={styles.part}>{children}</div>}
      <section className={styles.part} aria-label="Leave">
        <Button variant="secondary" size="large" isWide isBusy={isLoggingOut} onClick={onLogout}>
          Logout
        </Button>
        <div className={styles.end}>
          <p>Deleting your account removes your details, cart and wishlist from the shop.</p>
          <Button variant="danger" onClick={onDelete}>
            {accountSentences.deleteAccount}
          </Button>
        </div>
      </section>
    </div>
  )
}
