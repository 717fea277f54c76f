export { Carousel, carouselMotions } from './Carousel.tsx'
export { useSwipe } from './useSwipe.ts'
export type { CarouselProps, CarouselSlide } from './Carousel.tsx'
