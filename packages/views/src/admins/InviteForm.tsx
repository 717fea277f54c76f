import type { AdminsContext, AdminsEvent, AdminsTag } from '@shop/machines'
import { Button } from '@shop/ui/components/button'
import { EmailField, fieldsOf, Form } from '@shop/ui/patterns/form'
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
        <Button type="submit" variant="secondary" size="large" isWide isBusy={form.isBusy}>
          Send Invitation
        </Button>
      }
    >
      <EmailField {...fieldsOf(form)('email')} autoComplete="off" enterKeyHint="send" />
    </Form>
  )
}
