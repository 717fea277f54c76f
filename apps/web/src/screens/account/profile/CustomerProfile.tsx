import { ProfileView } from '@shop/views/profile'
import { useShopForm } from '../../../app/shop/useShopForm.ts'
import { useShopSelector } from '../../../app/shop/useShopSelector.ts'
import { useUser } from '../../../app/shop/useUser.ts'

const emptyPasswords = { oldPassword: '', newPassword: '', confirmation: '' }

/** My Profile of the signed-in customer. */
export function CustomerProfile() {
  const { username = '', email = '', phoneNumber = '' } = useUser() ?? {}
  const user = { username, email, phoneNumber }
  const profile = useShopForm('profile', {
    before: (typed) => ({
      details: { values: user, problems: {}, problem: null },
      passwords: { values: { ...emptyPasswords, ...typed }, problems: {}, problem: null },
    }),
    busyTag: 'changingPassword',
  })
  const isLoggingOut = useShopSelector('auth', (snapshot) => snapshot.hasTag('signingOut'), false)
  return <ProfileView {...profile} user={user} isLoggingOut={isLoggingOut} />
}
