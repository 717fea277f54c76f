export { StyleSwitcher } from './StyleSwitcher.tsx'
