import { FormPage } from '@shop/ui/patterns/form-page'
import { AdminLoginView } from '@shop/views/auth'
import { useLoaderData } from 'react-router-dom'
import { loadingAuthentication } from '../../../app/routing/guard.ts'
import { PendingView } from '../../../app/routing/PageArea.tsx'
import { useShopNow } from '../../../app/shop/useShopNow.ts'
import { useRole } from '../../../app/shop/useUser.ts'
import type { AccountData } from '../account.loader.ts'
import { useAuthForm, useFormHeading, useOpenedForm } from '../useAuthForm.ts'

/** The page at `/admin/login`. The guard redirects signed-in users. */
export function AdminLogin() {
  useShopNow()
  const { image } = useLoaderData<AccountData>()
  const role = useRole()
  if (role !== 'visitor') return <PendingView {...loadingAuthentication} />
  return (
    <FormPage image={image}>
      <AdminForm />
    </FormPage>
  )
}

function AdminForm() {
  useOpenedForm()
  const form = useAuthForm()
  useFormHeading(form.snapshot)
  return <AdminLoginView {...form} />
}
