import { passwordSentences } from '@shop/domain'
import type { ResetContext, ResetEvent, ResetTag } from '@shop/machines'
import { EmptyState } from '@shop/ui/components/empty-state'
import { Link } from '@shop/ui/components/link'
import { ResetForm } from '@shop/ui/patterns/reset-form'
import type { ViewProps } from '../view-snapshot.ts'

interface ResetViewProps extends ViewProps<ResetContext, ResetTag, ResetEvent> {
  loginHref: string
  /** The login page with the form that sends a reset link. */
  newLinkHref: string
}

/**
 * The form for a new password. A dead link is followed by one to request another, and by one to log in when an earlier try may have worked.
 * Without a token there is only the link to log in.
 */
export function ResetView({ snapshot, send, loginHref, newLinkHref }: ResetViewProps) {
  // The app redirects to the login form at once, so users see this link only when scripts are switched off.
  if (snapshot.hasTag('toLogin')) {
    return <EmptyState title={passwordSentences.tokenMissing} headingLevel={1} action={<Link href={loginHref}>Login</Link>} />
  }
  const { values, problems, problem, isDead, mayBeReset } = snapshot.context
  return (
    <ResetForm
      values={values}
      problems={problems}
      problem={problem}
      loginHref={mayBeReset ? loginHref : undefined}
      newLinkHref={isDead ? newLinkHref : undefined}
      isBusy={snapshot.hasTag('submitting')}
      onType={(typed) => send({ type: 'fields.typed', values: typed })}
      onSubmit={() => send({ type: 'reset.submitted' })}
    />
  )
}
