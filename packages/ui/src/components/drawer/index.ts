export { Drawer, drawerSides } from './Drawer.tsx'
export type { DrawerProps } from './Drawer.tsx'
