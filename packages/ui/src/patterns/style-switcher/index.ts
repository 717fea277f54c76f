export { StyleSwitcher, type StyleSwitcherProps } from './StyleSwitcher.tsx'
