export { Carousel } from './Carousel.tsx'
export { useSwipe } from './useSwipe.ts'
export type { CarouselProps } from './Carousel.tsx'
