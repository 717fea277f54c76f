import { accountSentences } from '@shop/domain'
import type { HeadOf } from '../../app/routing/page.tsx'
import type { PageHead } from '../../app/head/head.ts'
import { paths } from '../../paths.ts'
import type { AccountData } from './account.loader.ts'

const profile: Pick<PageHead, 'title' | 'description'> = {
  title: accountSentences.profileTitle,
  description: 'Your account: name, email, phone number and password.',
}

/** The head of the profile, which shows the login view to signed-out visitors. */
export const profileHead: HeadOf<AccountData> = ({ data }) => ({
  ...(data.isSignedIn ? profile : { title: accountSentences.loginTitle, description: 'Log in to see your cart and wishlist.' }),
  canonical: paths.profile.href(),
  isUnlisted: true,
})

/** The head of sign-up, which shows the profile to signed-in customers. */
export const signUpHead: HeadOf<AccountData> = ({ data }) => ({
  ...(data.isSignedIn
    ? profile
    : {
        title: accountSentences.signUpTitle,
        description: 'Sign up to have your cart and wishlist on every device.',
      }),
  canonical: paths.signUp.href(),
})

/** The head of Reset Password. It has no canonical address, because the token is a secret. */
export const resetPasswordHead: HeadOf<AccountData> = () => ({
  title: 'Reset Password',
  description: 'Choose a new password for your account.',
  canonical: null,
  isUnlisted: true,
})

/** The head of Confirm Email. It has no canonical address, because the token is a secret. */
export const emailConfirmationHead: HeadOf<AccountData> = () => ({
  title: 'Confirm Email',
  description: 'Confirm the email address of your account.',
  canonical: null,
  isUnlisted: true,
})

/** The head of Admin Login. */
export const adminLoginHead: HeadOf<AccountData> = () => ({
  title: accountSentences.adminLoginTitle,
  description: 'The admin pages of the shop.',
  canonical: paths.adminLogin.href(),
  isUnlisted: true,
})
