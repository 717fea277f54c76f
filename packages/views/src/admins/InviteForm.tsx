import type { AdminsContext, AdminsEvent, AdminsTag } from '@shop/machines'
import { EmailField, fieldsOf, Form, SubmitButton } from '@shop/ui/patterns/form'
import type { ViewProps } from '../view-snapshot.ts'

/** The form that invites another admin by email. */
export function InviteForm({ snapshot, send }: ViewProps<AdminsContext, AdminsTag, AdminsEvent>) {
  const { values, problems, problem, change } = snapshot.context
  const isFree = !snapshot.hasTag('asking') && !snapshot.hasTag('identifying') && !snapshot.hasTag('failed')
  const form = {
    values,
    problems,
    isBusy: snapshot.hasTag('sending') && change?.kind === 'invite',
    onType: ({ email = '' }: Partial<typeof values>) => send({ type: 'email.typed', email }),
    onSubmit: () => send({ type: 'invitation.submitted' }),
  }
  return (
    <Form
      {...form}
      title="Invite an Admin"
      text="An email with a link goes to this address. The link works once, for seven days."
      headingLevel={2}
      problem={isFree ? problem : null}
      actions={
        <SubmitButton variant="secondary" isBusy={form.isBusy} aria-disabled={!snapshot.hasTag('idle')}>
          Send Invitation
        </SubmitButton>
      }
    >
      <EmailField {...fieldsOf(form)('email')} autoComplete="off" enterKeyHint="send" />
    </Form>
  )
}
