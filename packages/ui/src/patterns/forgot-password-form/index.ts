export { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
