export { AdminActions, type AdminActionsProps } from './AdminActions.tsx'
