import { Button } from '@shop/ui/components/button'
import { Dialog } from '@shop/ui/components/dialog'
import { PasswordField } from '@shop/ui/components/password-field'
import { EmailField } from '@shop/ui/patterns/form'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useShopSelector } from '../../app/shop/useShopSelector.ts'
import { useShopSend } from '../../app/shop/useShopSend.ts'
import { useAuthForm } from '../account/useAuthForm.ts'
import styles from './SignInAgain.module.css'

/** Asks an admin whose session has ended to sign in again, on top of the page. Closing it leaves the page readable. */
export function SignInAgain({ isNeeded }: { isNeeded: boolean }) {
  const [isClosed, setClosed] = useState(false)
  if (!isNeeded && isClosed) setClosed(false)
  const formId = useId()
  const { snapshot, send } = useAuthForm()
  const { values, problems } = snapshot.context
  usePrefilledEmail(isNeeded)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send({ type: 'adminSignIn.submitted' })
  }
  return (
    <>
      {isClosed && (
        <Button className={styles.again} onClick={() => setClosed(false)}>
          Log in again
        </Button>
      )}
      <Dialog
        open={isNeeded && !isClosed}
        onOpenChange={() => setClosed(true)}
        title="Log in again"
        description="Your session has ended. Please log in again. Nothing is lost."
        footer={
          <Button type="submit" form={formId} isWide isBusy={snapshot.hasTag('submitting')}>
            Login
          </Button>
        }
      >
        <form id={formId} className={styles.form} method="dialog" noValidate onSubmit={submit}>
          <EmailField
            autoComplete="username"
            value={values.email}
            error={problems.email}
            onChange={(event) => send({ type: 'fields.typed', values: { email: event.target.value } })}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            value={values.password}
            error={problems.password}
            onChange={(event) => send({ type: 'fields.typed', values: { password: event.target.value } })}
          />
        </form>
      </Dialog>
    </>
  )
}

/** Fills in the email of the admin who was signed in. */
function usePrefilledEmail(isNeeded: boolean): void {
  const send = useShopSend()
  const email = useShopSelector('auth', ({ context }) => context.expired?.email, undefined)
  const prefill = useEffectEvent(() => {
    send('auth', { type: 'form.opened' })
    if (email !== undefined) send('auth', { type: 'fields.typed', values: { email } })
  })
  useEffect(() => {
    if (isNeeded) prefill()
  }, [isNeeded])
}
