import { useShopForm } from '../../app/shop/useShopForm.ts'
import { useUser } from '../../app/shop/useUser.ts'

const emptyPasswords = { oldPassword: '', newPassword: '', confirmation: '' }

/** The machine of the signed-in user's account, for its views, with the saved account. */
export function useProfileForm() {
  const { username = '', email = '', phoneNumber = '' } = useUser() ?? {}
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
