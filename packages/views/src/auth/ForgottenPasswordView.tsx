import { authMessages } from '@shop/machines'
import { Button } from '@shop/ui/components/button'
import { EmptyState } from '@shop/ui/components/empty-state'
import { ForgotPasswordForm } from '@shop/ui/patterns/forgot-password-form'
import { authForm } from './auth-form.ts'
import type { AuthViewProps } from './auth-form.ts'

/** Reset Your Password, and then that the link was sent. Shown in place of a login form. */
export function ForgottenPasswordView(props: AuthViewProps) {
  const { snapshot, send } = props
  if (!snapshot.hasTag('linkSent')) {
    return (
      <ForgotPasswordForm
        {...authForm(props, { type: 'resetLink.submitted' })}
        onCancel={() => send({ type: 'resetLink.cancelled' })}
      />
    )
  }
  return (
    <EmptyState
      title={authMessages.linkSent.title}
      headingLevel={1}
      action={<Button onClick={() => send({ type: 'resetLink.cancelled' })}>Back to login</Button>}
    >
      {authMessages.linkSent.text(snapshot.context.values.email)}
    </EmptyState>
  )
}
