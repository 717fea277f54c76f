export { Badge, badgeTones } from './Badge.tsx'
export type { BadgeProps } from './Badge.tsx'
