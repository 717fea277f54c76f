export { AdminDrawer } from './AdminDrawer.tsx'
export type { AdminLink } from './AdminLinks.tsx'
export { AdminSidebar } from './AdminSidebar.tsx'
