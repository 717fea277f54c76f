import type { InvitationContext, InvitationEvent, InvitationTag } from '@shop/machines'
import { Button } from '@shop/ui/components/button'
import { EmptyState } from '@shop/ui/components/empty-state'
import { Link } from '@shop/ui/components/link'
import { Skeleton } from '@shop/ui/components/skeleton'
import { VisuallyHidden } from '@shop/ui/components/visually-hidden'
import type { ViewProps } from '../view-snapshot.ts'
import styles from './Invitation.module.css'
import { InvitationForm } from './InvitationForm.tsx'

interface InvitationViewProps extends ViewProps<InvitationContext, InvitationTag, InvitationEvent> {
  shopName: string
  adminLoginHref: string
}

/** The page of an invitation: the form with a name and a password, or why the invitation cannot be accepted. */
export function InvitationView({ snapshot, send, shopName, adminLoginHref }: InvitationViewProps) {
  const { invitation, problem } = snapshot.context
  if (snapshot.hasTag('dead')) {
    return (
      <EmptyState
        title="This invitation is not valid any more"
        headingLevel={1}
        action={<Link href={adminLoginHref}>Log in as an admin</Link>}
      >
        An invitation works once, for seven days. Please ask an admin for a new one, or log in if you have accepted it before.
      </EmptyState>
    )
  }
  if (snapshot.hasTag('unreadable')) {
    return (
      <EmptyState
        title="We could not open the invitation"
        headingLevel={1}
        action={<Button onClick={() => send({ type: 'invitation.retry' })}>Try again</Button>}
      >
        {problem}
      </EmptyState>
    )
  }
  if (invitation === null) return <Waiting />
  return <InvitationForm snapshot={snapshot} send={send} invitation={invitation} shopName={shopName} />
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy>
      <VisuallyHidden>Loading</VisuallyHidden>
      <noscript>
        <p>This page needs JavaScript. Please switch it on, or use a newer browser.</p>
      </noscript>
      <Skeleton shape="title" length="long" />
      <Skeleton />
      <Skeleton length="half" />
    </div>
  )
}
