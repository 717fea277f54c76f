import { carouselMachine } from '@shop/machines'
import type { CarouselContext, CarouselEvent } from '@shop/machines'
import { createActor } from 'xstate'
import type { LateActor } from '../../app/shop/useLateActor.ts'

/** The part of the carousel's snapshot that a gallery reads. */
export interface GallerySnapshot {
  readonly context: Pick<CarouselContext, 'index'>
}

/** Starts the slides of a gallery. It calls `show` with its snapshot, at once and after every change. */
export function startGallery(count: number, show: (snapshot: GallerySnapshot) => void): LateActor<CarouselEvent> {
  const actor = createActor(carouselMachine, { input: { count } })
  actor.subscribe(show)
  actor.start()
  return actor
}
