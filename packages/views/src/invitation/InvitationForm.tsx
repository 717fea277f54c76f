import { passwordRule } from '@shop/domain'
import type { InvitationContext, InvitationEvent, InvitationFacts, InvitationTag } from '@shop/machines'
import { TextField } from '@shop/ui/components/text-field'
import { fieldsOf, Form, NewPasswordFields, placeProblem, SubmitButton } from '@shop/ui/patterns/form'
import type { ViewProps } from '../view-snapshot.ts'

interface InvitationFormProps extends ViewProps<InvitationContext, InvitationTag, InvitationEvent> {
  invitation: InvitationFacts
  shopName: string
}

/** The name and the password of a new admin. */
export function InvitationForm({ snapshot, send, invitation: { email, hasAccount }, shopName }: InvitationFormProps) {
  const { values } = snapshot.context
  const state = {
    values,
    ...placeProblem(snapshot.context),
    isBusy: snapshot.hasTag('submitting'),
    onType: (typed: Partial<typeof values>) => send({ type: 'fields.typed', values: typed }),
    onSubmit: () => send({ type: 'invitation.submitted' }),
  }
  const field = fieldsOf(state)
  return (
    <Form
      {...state}
      title="Welcome aboard"
      text={`You are invited to manage ${shopName} as ${email}. ${hasAccount ? existingAccount : newAccount}`}
      actions={<SubmitButton isBusy={state.isBusy}>Become an Admin</SubmitButton>}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField {...field('username')} label="Name" autoComplete="name" autoCapitalize="words" enterKeyHint="next" />
      <NewPasswordFields field={field} hint={passwordRule.resetHint} />
    </Form>
  )
}

const newAccount = 'Choose your name and a password.'
const existingAccount =
  'Your account with this address becomes an admin account, with the name and password that you choose here. Admins have no cart and no wishlist.'
