import { AdminAccountView } from '@shop/views/admin-account'
import { useShopSelector } from '../../../app/shop/useShopSelector.ts'
import { useProfileForm } from '../../account/useProfileForm.ts'
import { Admins } from './Admins.tsx'

/** The page at `/admin/account`: the admin's own account, and the admins of the shop. */
export function Account() {
  // An admin whose session has expired stays on the page and logs in again.
  const user = useShopSelector('auth', ({ context }) => context.user ?? context.expired, null)
  return <AdminAccountView {...useProfileForm()}>{user && <Admins key={user._id} user={user} />}</AdminAccountView>
}
