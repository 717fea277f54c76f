export { EmailConfirmationView } from './EmailConfirmationView.tsx'
