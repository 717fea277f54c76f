export { Carousel } from './Carousel.tsx'

export type { CarouselArrows, CarouselPlace } from './Carousel.tsx'
