/** The pages of an account are one chunk: who opens one of them goes on to another. */
export { AdminLogin } from './account/admin-login/AdminLogin.tsx'
export { Profile } from './account/profile/Profile.tsx'
export { ResetPassword } from './account/reset-password/ResetPassword.tsx'
export { SignUp } from './account/sign-up/SignUp.tsx'
