import type { carouselMachine } from '@shop/machines'
import { HeroView } from '@shop/views/hero'
import type { SnapshotFrom } from 'xstate'
import { exampleShop, links } from './example-facts.ts'
import { exampleImages } from './example-items.ts'
import type { Preview } from './preview.ts'
import { PreviewFrame } from './PreviewFrame.tsx'

/** The hero of Home with as many slides as the machine has. */
export const previewCarousel: Preview = (snapshot, send) => {
  const carousel = snapshot as SnapshotFrom<typeof carouselMachine>
  return (
    <PreviewFrame>
      <HeroView snapshot={carousel} send={send} images={exampleImages(carousel.context.count)} shop={exampleShop} links={links} />
    </PreviewFrame>
  )
}
