export { Drawer } from './Drawer.tsx'
