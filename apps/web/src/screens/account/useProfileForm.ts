import { useShopForm } from '../../app/shop/useShopForm.ts'
import { useShopSelector } from '../../app/shop/useShopSelector.ts'
import { useUser } from '../../app/shop/useUser.ts'

const emptyPasswords = { oldPassword: '', newPassword: '', confirmation: '' }

/** The machine of the signed-in user's account, for its views, with the saved account. */
export function useProfileForm() {
  const current = useUser()
  // An admin whose session has expired logs in again on top of the page.
  const expired = useShopSelector('auth', ({ context }) => context.expired, null)
  const { username = '', email = '', phoneNumber = '' } = current ?? expired ?? {}
  const user = { username, email, phoneNumber }
  const form = useShopForm('profile', {
    before: (typed) => ({
      details: { values: user, problems: {}, problem: null },
      passwords: { values: { ...emptyPasswords, ...typed }, problems: {}, problem: null },
    }),
    busyTag: 'changingPassword',
  })
  return { ...form, user }
}
