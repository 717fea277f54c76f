import type { carouselMachine } from '@shop/machines'
import { HeroView } from '@shop/views/hero'
import { exampleShop, links } from './example-facts.ts'
import { exampleImages } from './example-items.ts'
import { preview } from './PreviewFrame.tsx'

/** The hero of Home with as many slides as the machine has. */
export const previewCarousel = preview<typeof carouselMachine>('wide', (carousel, send) => (
  <HeroView snapshot={carousel} send={send} images={exampleImages(carousel.context.count)} shop={exampleShop} links={links} />
))
