import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { carouselMachine } from './carousel.machine.ts'
import type { CarouselEvent, PauseReason } from './carousel.types.ts'

const reason = fc.constantFrom<PauseReason>('hover', 'focus', 'button', 'hidden', 'reduced-motion', 'data-saver')
const event: fc.Arbitrary<CarouselEvent> = fc.oneof(
  fc.constantFrom<CarouselEvent>({ type: 'slide.next' }, { type: 'slide.previous' }),
  fc.record({ type: fc.constant('slide.go' as const), index: fc.oneof(fc.integer({ min: -2, max: 12 }), fc.double()) }),
  fc.record({ type: fc.constant('swipe.end' as const), distance: fc.double() }),
  fc.record({ type: fc.constant('autoplay.pause' as const), reason }),
  fc.record({ type: fc.constant('autoplay.resume' as const), reason }),
)
const interval = fc.option(fc.constant(5000))

it('always shows one of the slides, or index 0 when there are none', () => {
  fc.assert(
    fc.property(fc.nat(10), interval, fc.array(fc.tuple(event, fc.nat(12_000))), (count, interval, steps) => {
      const clock = new SimulatedClock()
      const actor = createActor(carouselMachine, { input: { count, interval }, clock }).start()
      for (const [next, milliseconds] of steps) {
        actor.send(next)
        clock.increment(milliseconds)
        expect(actor.getSnapshot().context.index).toBeOneOf([...Array(Math.max(count, 1)).keys()])
      }
    }),
  )
})

it('never advances the slides automatically while there is a reason to pause', () => {
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const clock = new SimulatedClock()
      const actor = createActor(carouselMachine, { input: { count: 5, interval: 5000 }, clock }).start()
      for (const next of events) actor.send(next)
      const { index, pauseReasons } = actor.getSnapshot().context
      clock.increment(5000)
      expect(actor.getSnapshot().context.index).toBe(pauseReasons.length > 0 ? index : (index + 1) % 5)
    }),
  )
})
