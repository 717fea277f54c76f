import { ProfileView } from '@shop/views/profile'
import { useShopSelector } from '../../../app/shop/useShopSelector.ts'
import { paths } from '../../../paths.ts'
import { useProfileForm } from '../useProfileForm.ts'

/** My Profile of the signed-in customer. */
export function CustomerProfile() {
  const isLoggingOut = useShopSelector('auth', (snapshot) => snapshot.hasTag('signingOut'), false)
  return <ProfileView {...useProfileForm()} isLoggingOut={isLoggingOut} enquiriesHref={paths.enquiries.href()} />
}
