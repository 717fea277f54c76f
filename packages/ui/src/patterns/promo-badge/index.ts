export { PromoBadge } from './PromoBadge.tsx'
