export { AdminActions } from './AdminActions.tsx'
