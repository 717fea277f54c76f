export { AdminDrawer, type AdminDrawerProps } from './AdminDrawer.tsx'
export { AdminSidebar, type AdminSidebarProps } from './AdminSidebar.tsx'
