import type { Admin, Invitation } from '@shop/api'
import { formatInstant } from '@shop/domain'
import type { AdminsContext, AdminsEvent, AdminsTag } from '@shop/machines'
import { Badge } from '@shop/ui/components/badge'
import { Button } from '@shop/ui/components/button'
import type { ViewProps } from '../view-snapshot.ts'
import styles from './Admins.module.css'

interface AdminRowsProps extends ViewProps<AdminsContext, AdminsTag, AdminsEvent> {
  /** The user's name. */
  username: string
}

/** The rows of the admins, and below them those of open invitations. */
export function AdminRows({ snapshot, username, send }: AdminRowsProps) {
  const { admins, invitations, user, change } = snapshot.context
  const isBusy = snapshot.hasTag('sending')
  const isUnavailable = !snapshot.hasTag('idle')
  const isSending = (email: string) => isBusy && change?.kind === 'renew' && change.email === email
  const isWithdrawing = (id: string) => isBusy && change?.kind === 'withdraw' && change.id === id
  return (
    <ul role="list" aria-label="Admins and invitations">
      {admins?.map((admin) => (
        <li key={admin._id} className={styles.row}>
          {admin._id === user._id ? <AdminFacts admin={{ ...admin, username }} isUser /> : <AdminFacts admin={admin} />}
          {admin._id !== user._id && (
            <Button
              variant="secondary"
              aria-disabled={isUnavailable}
              aria-label={`Remove ${admin.username || admin.email}`}
              onClick={() => send({ type: 'removal.requested', id: admin._id })}
            >
              Remove
            </Button>
          )}
        </li>
      ))}
      {invitations.map((invitation) => (
        <li key={invitation._id} className={styles.row}>
          <InvitationFacts invitation={invitation} />
          <div className={styles.actions}>
            <Button
              variant="secondary"
              isBusy={isSending(invitation.email)}
              aria-disabled={isUnavailable}
              aria-label={`Send again to ${invitation.email}`}
              onClick={() => send({ type: 'invitation.renewed', email: invitation.email })}
            >
              Send again
            </Button>
            <Button
              variant="quiet"
              isBusy={isWithdrawing(invitation._id)}
              aria-disabled={isUnavailable}
              aria-label={`Withdraw the invitation to ${invitation.email}`}
              onClick={() => send({ type: 'invitation.withdrawn', id: invitation._id })}
            >
              Withdraw
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}

function AdminFacts({ admin: { username, email, since }, isUser = false }: { admin: Admin; isUser?: boolean }) {
  return (
    <div className={styles.facts}>
      <p className={styles.name}>
        {username || email} {isUser && <Badge>You</Badge>}
      </p>
      {username !== '' && <p>{email}</p>}
      <p className={styles.detail}>
        Admin since <time dateTime={since}>{formatInstant(since)}</time>
      </p>
    </div>
  )
}

function InvitationFacts({ invitation: { email, invitedBy, invitedAt, isExpired } }: { invitation: Invitation }) {
  return (
    <div className={styles.facts}>
      <p className={styles.name}>
        {email} <Badge>{isExpired ? 'Expired' : 'Invited'}</Badge>
      </p>
      <p className={styles.detail}>
        Invited by {invitedBy} on <time dateTime={invitedAt}>{formatInstant(invitedAt)}</time>
        {isExpired && '. The link is too old; send it again.'}
      </p>
    </div>
  )
}
