import type { AdminsContext, AdminsEvent, AdminsTag } from '@shop/machines'
import { Button } from '@shop/ui/components/button'
import { Dialog } from '@shop/ui/components/dialog'
import { PasswordField } from '@shop/ui/components/password-field'
import { useId } from 'react'
import type { SubmitEvent } from 'react'
import type { ViewProps } from '../view-snapshot.ts'

/** Asks for the password before a change of the admins, when the last login is too long ago. */
export function PasswordQuestion({ snapshot, send }: ViewProps<AdminsContext, AdminsTag, AdminsEvent>) {
  const formId = useId()
  const { user, password, problem } = snapshot.context
  const isBusy = snapshot.hasTag('signingIn')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send({ type: 'password.submitted' })
  }
  return (
    <Dialog
      open={snapshot.hasTag('identifying')}
      onOpenChange={() => send({ type: 'password.cancelled' })}
      title="Your password, please"
      description="You logged in a while ago. Your password makes sure that nobody else changes who can manage the shop."
      footer={
        <Button type="submit" form={formId} isWide isBusy={isBusy}>
          Continue
        </Button>
      }
    >
      <form id={formId} method="dialog" noValidate onSubmit={submit}>
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          value={password}
          error={problem ?? undefined}
          readOnly={isBusy}
          onChange={(event) => send({ type: 'password.typed', password: event.target.value })}
        />
      </form>
    </Dialog>
  )
}
