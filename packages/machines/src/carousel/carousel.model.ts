import type { ChartModel } from '../testing/chart-model.ts'
import { carouselMachine } from './carousel.machine.ts'

/** The events of a carousel, for path tests. Focus and pointer pause it in the same way, so the model only has the pointer. */
export const carouselModel: ChartModel<typeof carouselMachine> = {
  machine: carouselMachine,
  starts: {
    'A hero of five slides': { count: 5, interval: 5000 },
    'A gallery of three pictures': { count: 3 },
    'A single picture': { count: 1, interval: 5000 },
  },
  cases: {
    'slide.next': { 'the next arrow is pressed': {} },
    'slide.previous': { 'the previous arrow is pressed': {} },
    'slide.go': { 'the second dot is pressed': { index: 1 }, 'a dot that does not exist is pressed': { index: 5 } },
    'swipe.end': {
      'a swipe of 50 px to the left': { distance: -50 },
      'a swipe of 50 px to the right': { distance: 50 },
      'a swipe of 49 px': { distance: -49 },
    },
    'autoplay.pause': { 'the pointer enters': { reason: 'hover' }, 'Pause is pressed': { reason: 'button' } },
    'autoplay.resume': { 'the pointer leaves': { reason: 'hover' }, 'Play is pressed': { reason: 'button' } },
  },
  describe: ({ value, context: { pauseReasons } }) => {
    const state = typeof value === 'string' ? value : value.several
    const holds = state === 'waiting' || state === 'stopped'
    return holds ? `${state} (${[...pauseReasons].sort().join(' and ')})` : state
  },
  show: ({ context }) => `slide ${context.index + 1}`,
}
