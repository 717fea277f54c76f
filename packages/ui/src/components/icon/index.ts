export { iconSizes } from './Icon.tsx'
export type { IconProps } from './Icon.tsx'
export * from './line-icons.tsx'
export * from './mark-icons.tsx'
