import { homeSentences } from '@shop/domain'
import type { EmailConfirmationContext, EmailConfirmationEvent, EmailConfirmationTag } from '@shop/machines'
import { EmptyState } from '@shop/ui/components/empty-state'
import { Link } from '@shop/ui/components/link'
import { Form, SubmitButton } from '@shop/ui/patterns/form'
import type { ViewProps } from '../view-snapshot.ts'

interface EmailConfirmationViewProps extends ViewProps<EmailConfirmationContext, EmailConfirmationTag, EmailConfirmationEvent> {
  shopHref: string
}

/** The button that confirms an email address, then the next step. */
export function EmailConfirmationView({ snapshot, send, shopHref }: EmailConfirmationViewProps) {
  if (snapshot.hasTag('confirmed')) {
    return (
      <EmptyState
        title="Thank you. Your email address is confirmed."
        headingLevel={1}
        action={<Link href={shopHref}>{homeSentences.shopNow}</Link>}
      />
    )
  }
  const isBusy = snapshot.hasTag('confirming')
  return (
    <Form
      title="Confirm your email"
      text="Press the button to confirm the email address of your account."
      values={{}}
      problems={{}}
      problem={snapshot.context.problem}
      isBusy={isBusy}
      onType={() => undefined}
      onSubmit={() => send({ type: 'confirmation.requested' })}
      actions={<SubmitButton isBusy={isBusy}>Confirm Email</SubmitButton>}
    >
      {null}
    </Form>
  )
}
