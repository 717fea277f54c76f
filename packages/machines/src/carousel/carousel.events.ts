import type { EventFromLogic } from 'xstate'
import { z } from '@shop/api/schemas'
import { nothing } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { carouselMachine } from './carousel.machine.ts'

const pause = z.object({ reason: z.enum(['hover', 'focus', 'button', 'hidden', 'reduced-motion', 'data-saver']) })

/** The payload schema of each carousel event, for forms and checks. */
export const carouselEvents: EventSchemas<EventFromLogic<typeof carouselMachine>> = {
  'slide.next': nothing,
  'slide.previous': nothing,
  'slide.go': z.object({ index: z.number() }),
  'swipe.end': z.object({ distance: z.number() }),
  'autoplay.pause': pause,
  'autoplay.resume': pause,
}
