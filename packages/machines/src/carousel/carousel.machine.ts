import { assign, setup } from 'xstate'
import { firstContext, isSlide, needsPlayButton, reasonsAfterResume, slideAfter, swipeStep } from './carousel.rules.ts'
import type { CarouselContext, CarouselEvent, CarouselInput, CarouselTag, PauseReason } from './carousel.types.ts'

/**
 * A row of slides of which one is shown: the hero of Home, the gallery of a product.
 *
 * What each state means for the person:
 * - `single`: one slide or none. Nothing moves, so there are no arrows, no dots and no autoplay.
 * - `several.manual`: slides move when the person moves them, never by themselves.
 * - `several.playing`: the next slide comes by itself after the interval.
 * - `several.waiting`: autoplay holds while the pointer or focus is there or the page is hidden, then goes on by itself.
 * - `several.stopped`: the Pause button or the wish for less motion ended autoplay; only the Play button starts it.
 * - `several.settling` lasts no time: every move and every reason passes it, and it chooses among the others.
 *
 * Passing `settling` sets the timer anew, so a slide that the person chose stays for a whole interval. It is one timer
 * a slide on the actor's clock: a device that slept for an hour wakes to the next slide, not to 720 of them.
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
    holdReason: assign({
      pauseReasons: ({ context }, { reason }: { reason: PauseReason }) => [...context.pauseReasons, reason],
    }),
    endReason: assign({
      pauseReasons: ({ context }, { reason }: { reason: PauseReason }) => reasonsAfterResume(context.pauseReasons, reason),
    }),
  },
  guards: {
    isSingle: ({ context }) => context.count <= 1,
    isManual: ({ context }) => context.interval === null,
    isStopped: ({ context }) => needsPlayButton(context.pauseReasons),
    isHeld: ({ context }) => context.pauseReasons.length > 0,
    isSlide: ({ context }, { index }: { index: number }) => isSlide(index, context.count),
    isSwipeOn: (_, { distance }: { distance: number }) => swipeStep(distance) === 1,
    isSwipeBack: (_, { distance }: { distance: number }) => swipeStep(distance) === -1,
    isNewReason: ({ context }, { reason }: { reason: PauseReason }) => !context.pauseReasons.includes(reason),
    isAnyReasonOver: ({ context }, { reason }: { reason: PauseReason }) =>
      reasonsAfterResume(context.pauseReasons, reason).length < context.pauseReasons.length,
  },
  delays: {
    // Only `playing` runs this timer, and nothing gets there without an interval.
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
          guard: { type: 'isSlide', params: ({ event }) => event },
          target: '.settling',
          actions: { type: 'showSlide', params: ({ event }) => event },
        },
        'swipe.end': [
          {
            guard: { type: 'isSwipeOn', params: ({ event }) => event },
            target: '.settling',
            actions: 'showNext',
          },
          {
            guard: { type: 'isSwipeBack', params: ({ event }) => event },
            target: '.settling',
            actions: 'showPrevious',
          },
        ],
        'autoplay.pause': {
          guard: { type: 'isNewReason', params: ({ event }) => event },
          target: '.settling',
          actions: { type: 'holdReason', params: ({ event }) => event },
        },
        'autoplay.resume': {
          guard: { type: 'isAnyReasonOver', params: ({ event }) => event },
          target: '.settling',
          actions: { type: 'endReason', params: ({ event }) => event },
        },
      },
      states: {
        settling: {
          always: [
            { guard: 'isSingle', target: '#carousel.single' },
            { guard: 'isManual', target: 'manual' },
            { guard: 'isStopped', target: 'stopped' },
            { guard: 'isHeld', target: 'waiting' },
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
