import { authMessages } from '@shop/machines'
import { Button } from '@shop/ui/components/button'
import { EmptyState } from '@shop/ui/components/empty-state'
import { ForgotPasswordForm } from '@shop/ui/patterns/forgot-password-form'
import { SignInForm } from '@shop/ui/patterns/sign-in-form'
import { authForm } from './auth-form.ts'
import type { AuthViewProps } from './auth-form.ts'

/** The login form, or in its place Reset Your Password and then that the link was sent. */
export function LoginView({ signUpHref, ...props }: AuthViewProps & { signUpHref: string }) {
  const { snapshot, send } = props
  if (snapshot.hasTag('linkSent')) {
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
  return snapshot.hasTag('forgotten') ? (
    <ForgotPasswordForm
      {...authForm(props, { type: 'resetLink.submitted' })}
      onCancel={() => send({ type: 'resetLink.cancelled' })}
    />
  ) : (
    <SignInForm
      {...authForm(props, { type: 'signIn.submitted' })}
      onForgotten={() => send({ type: 'password.forgotten' })}
      signUpHref={signUpHref}
    />
  )
}
