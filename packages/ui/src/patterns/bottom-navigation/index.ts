export { BottomNavigation } from './BottomNavigation.tsx'
