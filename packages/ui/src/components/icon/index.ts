export { Icon, iconNames, iconSizes } from './Icon.tsx'
export type { IconName, IconProps } from './Icon.tsx'
