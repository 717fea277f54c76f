export { MobileDrawer } from './MobileDrawer.tsx'
