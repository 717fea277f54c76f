export { HeroSlideshow, type HeroSlideshowProps } from './HeroSlideshow.tsx'
