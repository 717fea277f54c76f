export { Menu, menuAlignments } from './Menu.tsx'
export type { MenuItem, MenuProps } from './Menu.tsx'
