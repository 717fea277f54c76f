export { HeroView } from './HeroView.tsx'
export type { HeroSnapshot } from './HeroView.tsx'
