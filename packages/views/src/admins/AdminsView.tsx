import { adminsMessages } from '@shop/machines'
import type { AdminsContext, AdminsEvent, AdminsTag } from '@shop/machines'
import { Alert } from '@shop/ui/components/alert'
import { ConfirmDialog } from '@shop/ui/components/confirm-dialog'
import { Skeleton } from '@shop/ui/components/skeleton'
import { VisuallyHidden } from '@shop/ui/components/visually-hidden'
import { useFocusOnRemoval } from '@shop/ui/patterns/form'
import { useId, useRef } from 'react'
import type { ViewProps } from '../view-snapshot.ts'
import { AdminRows } from './AdminRows.tsx'
import styles from './Admins.module.css'
import { InviteForm } from './InviteForm.tsx'
import { PasswordQuestion } from './PasswordQuestion.tsx'

interface AdminsViewProps extends ViewProps<AdminsContext, AdminsTag, AdminsEvent> {
  /** The user's name, which may have changed since the list was loaded. */
  username: string
}

/** The admins of the shop and open invitations, with the form that invites another admin. */
export function AdminsView({ snapshot, send, username }: AdminsViewProps) {
  const { admins, invitations, change, problem } = snapshot.context
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  useFocusOnRemoval(heading, (admins?.length ?? 0) + invitations.length)
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.title}>
        Admins
      </h2>
      {snapshot.hasTag('failed') && <Alert onRetry={() => send({ type: 'list.retry' })}>{problem}</Alert>}
      {snapshot.hasTag('loading') && admins === null && (
        <div aria-busy>
          <VisuallyHidden>Loading</VisuallyHidden>
          <Skeleton />
        </div>
      )}
      {admins !== null && (
        <>
          <AdminRows snapshot={snapshot} username={username} send={send} />
          <InviteForm snapshot={snapshot} send={send} />
        </>
      )}
      {change?.kind === 'remove' && (
        <ConfirmDialog
          open={snapshot.hasTag('asking') || snapshot.hasTag('sending')}
          title="Remove Admin"
          question={adminsMessages.question(change.name)}
          confirmLabel="Remove"
          tone="danger"
          isBusy={snapshot.hasTag('sending')}
          error={problem ?? undefined}
          onConfirm={() => send({ type: 'removal.confirmed' })}
          onCancel={() => send({ type: 'removal.cancelled' })}
        />
      )}
      <PasswordQuestion snapshot={snapshot} send={send} />
    </section>
  )
}
