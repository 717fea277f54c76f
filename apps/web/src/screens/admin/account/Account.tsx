import { AdminAccountView } from '@shop/views/admin-account'
import { useProfileForm } from '../../account/useProfileForm.ts'

/** The page at `/admin/account`. */
export function Account() {
  return <AdminAccountView {...useProfileForm()} />
}
