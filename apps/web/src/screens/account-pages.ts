/** The pages of an account are one chunk: who opens one of them goes on to another. */
export { AdminLogin } from './account/AdminLogin.tsx'
export { Profile } from './account/Profile.tsx'
export { ResetPassword } from './account/ResetPassword.tsx'
export { SignUp } from './account/SignUp.tsx'
