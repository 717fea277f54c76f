import type { AuthContext } from '@shop/machines'
import { useLayoutEffect } from 'react'
import { useShopRuntime } from '../../app/shop/runtime-context.ts'
import { useShopForm } from '../../app/shop/useShopForm.ts'
import { useViewHeading } from './useViewHeading.ts'

const emptyValues = { fullName: '', email: '', phoneNumber: '', password: '' }

/** The machine of the forms for signing in and up, for one of their views. */
export function useAuthForm() {
  return useShopForm('auth', {
    before: (typed): Pick<AuthContext, 'values' | 'problems' | 'problem'> => ({
      values: { ...emptyValues, ...typed },
      problems: {},
      problem: null,
    }),
    busyTag: 'submitting',
  })
}

/** Clears the password and the errors of the previous form when a view opens. */
export function useOpenedForm(): void {
  const runtime = useShopRuntime()
  useLayoutEffect(() => {
    // Machines that have not started yet have nothing to clear.
    if (runtime.current()) runtime.send('auth', { type: 'form.opened' })
  }, [runtime])
}

/** Focuses the heading when the login form, Reset Your Password and the page that says that a link was sent replace each other. */
export function useFormHeading(snapshot: ReturnType<typeof useAuthForm>['snapshot']): void {
  useViewHeading(snapshot.hasTag('linkSent') ? 'linkSent' : snapshot.hasTag('forgotten'))
}
