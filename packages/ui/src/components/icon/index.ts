export { Icon, iconNames } from './Icon.tsx'
export type { IconName } from './Icon.tsx'
