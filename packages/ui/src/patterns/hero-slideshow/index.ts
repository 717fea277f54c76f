export { HeroSlideshow } from './HeroSlideshow.tsx'
