export { MobileDrawer, type MobileDrawerProps } from './MobileDrawer.tsx'
