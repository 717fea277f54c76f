export { AdminAccountView } from './AdminAccountView.tsx'
