import type { AuthContext, AuthEvent } from '@shop/machines'
import type { FormState } from '@shop/ui/patterns/form'
import { useLayoutEffect } from 'react'
import { useShopRuntime } from '../../app/shop/runtime-context.ts'
import type { ShopSnapshot } from '../../app/shop/shop-actors.ts'
import { useShopSelector } from '../../app/shop/useShopSelector.ts'
import { useShopSend } from '../../app/shop/useShopSend.ts'
import { useTyped } from '../../app/shop/useTyped.ts'

type AuthField = keyof AuthContext['values']

interface KeptForm {
  values: AuthContext['values']
  problems: AuthContext['problems']
  isBusy: boolean
}

const nothingTyped: AuthContext['values'] = { fullName: '', email: '', phoneNumber: '', password: '' }

function keptForm(snapshot: ShopSnapshot<'auth'>): KeptForm {
  const { values, problems } = snapshot.context
  return { values, problems, isBusy: snapshot.hasTag('submitting') }
}

/**
 * One of the forms that let people in, for the pattern that shows it. They share what is typed.
 *
 * @param submit What the button of this form means.
 */
export function useAuthForm(submit: AuthEvent & { type: `${string}.submitted` }): FormState<AuthField> {
  const send = useShopSend()
  const kept = useShopSelector<'auth', KeptForm | null>('auth', keptForm, null)
  const { isWaiting, ...form } = useTyped({
    kept: kept?.values ?? null,
    before: nothingTyped,
    tell: (typed) => send('auth', { type: 'fields.typed', values: typed }),
    submit: () => send('auth', submit),
  })
  return { ...form, problems: kept?.problems ?? {}, isBusy: kept?.isBusy ?? isWaiting }
}

/** For a view with such a form: the password and the problems of an earlier one go. A machine that only starts has none. */
export function useOpenedForm(): void {
  const runtime = useShopRuntime()
  useLayoutEffect(() => {
    if (runtime.current()) runtime.send('auth', { type: 'form.opened' })
  }, [runtime])
}
