import { assign, setup } from 'xstate'
import { ofEvent } from '../of-event.ts'
import { firstContext, isSlide, needsPlayButton, reasonsAfterResume, slideAfter, swipeStep } from './carousel.rules.ts'
import type { CarouselContext, CarouselEvent, CarouselInput, CarouselTag, PauseReason } from './carousel.types.ts'

/**
 * A row of slides of which one is visible: the hero of Home, the gallery of a product.
 * `carousel.md` describes its states.
 *
 * Entering `settling` restarts the timer, so a slide that the user chose stays for a whole interval. Each slide has one timer
 * on the actor's clock: a device that slept for an hour wakes up to the next slide, not to 720 of them.
 */
export const carouselMachine = setup({
  types: {
    input: {} as CarouselInput,
    context: {} as CarouselContext,
    events: {} as CarouselEvent,
    tags: {} as CarouselTag,
  },
  actions: {
    showNext: assign({ index: ({ context }) => slideAfter(context, 1) }),
    showPrevious: assign({ index: ({ context }) => slideAfter(context, -1) }),
    showSlide: assign({ index: (_, { index }: { index: number }) => index }),
    addReason: assign({
      pauseReasons: ({ context }, { reason }: { reason: PauseReason }) => [...context.pauseReasons, reason],
    }),
    removeReason: assign({
      pauseReasons: ({ context }, { reason }: { reason: PauseReason }) => reasonsAfterResume(context.pauseReasons, reason),
    }),
  },
  guards: {
    isSingle: ({ context }) => context.count <= 1,
    isManual: ({ context }) => context.interval === null,
    isStopped: ({ context }) => needsPlayButton(context.pauseReasons),
    isPaused: ({ context }) => context.pauseReasons.length > 0,
    isSlide: ({ context }, { index }: { index: number }) => isSlide(index, context.count),
    isSwipeForward: (_, { distance }: { distance: number }) => swipeStep(distance) === 1,
    isSwipeBack: (_, { distance }: { distance: number }) => swipeStep(distance) === -1,
    isNewReason: ({ context }, { reason }: { reason: PauseReason }) => !context.pauseReasons.includes(reason),
    hasReasonEnded: ({ context }, { reason }: { reason: PauseReason }) =>
      reasonsAfterResume(context.pauseReasons, reason).length < context.pauseReasons.length,
  },
  delays: {
    // Only `playing` runs this timer, and it is only entered with an interval.
    autoplayInterval: ({ context }) => context.interval!,
  },
}).createMachine({
  id: 'carousel',
  context: ({ input }) => firstContext(input),
  initial: 'several',
  states: {
    single: {},
    several: {
      initial: 'settling',
      tags: 'movable',
      on: {
        'slide.next': { target: '.settling', actions: 'showNext' },
        'slide.previous': { target: '.settling', actions: 'showPrevious' },
        'slide.go': {
          guard: { type: 'isSlide', params: ofEvent },
          target: '.settling',
          actions: { type: 'showSlide', params: ofEvent },
        },
        'swipe.end': [
          { guard: { type: 'isSwipeForward', params: ofEvent }, target: '.settling', actions: 'showNext' },
          { guard: { type: 'isSwipeBack', params: ofEvent }, target: '.settling', actions: 'showPrevious' },
        ],
        'autoplay.pause': {
          guard: { type: 'isNewReason', params: ofEvent },
          target: '.settling',
          actions: { type: 'addReason', params: ofEvent },
        },
        'autoplay.resume': {
          guard: { type: 'hasReasonEnded', params: ofEvent },
          target: '.settling',
          actions: { type: 'removeReason', params: ofEvent },
        },
      },
      states: {
        settling: {
          always: [
            { guard: 'isSingle', target: '#carousel.single' },
            { guard: 'isManual', target: 'manual' },
            { guard: 'isStopped', target: 'stopped' },
            { guard: 'isPaused', target: 'waiting' },
            { target: 'playing' },
          ],
        },
        manual: {},
        playing: {
          tags: ['autoplay', 'playing'],
          after: { autoplayInterval: { target: 'settling', actions: 'showNext' } },
        },
        waiting: { tags: 'autoplay' },
        stopped: { tags: ['autoplay', 'stopped'] },
      },
    },
  },
})
