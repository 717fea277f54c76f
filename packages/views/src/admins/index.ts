export { AdminsView } from './AdminsView.tsx'
