export { carouselMachine } from './carousel.machine.ts'
export type { CarouselContext, CarouselEvent, CarouselInput, CarouselTag, PauseReason } from './carousel.types.ts'
