export { AdminDrawer } from './AdminDrawer.tsx'
export { AdminSidebar } from './AdminSidebar.tsx'
