import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { carouselMachine } from './carousel.machine.ts'
import type { CarouselEvent, CarouselInput, PauseReason } from './carousel.types.ts'

function start(input: CarouselInput) {
  const clock = new SimulatedClock()
  const actor = createActor(carouselMachine, { input, clock })
  actor.start()
  return {
    actor,
    clock,
    index: () => actor.getSnapshot().context.index,
    state: () => actor.getSnapshot().value,
    pause: (reason: PauseReason) => actor.send({ type: 'autoplay.pause', reason }),
    resume: (reason: PauseReason) => actor.send({ type: 'autoplay.resume', reason }),
  }
}

const hero = { count: 5, interval: 5000 }

describe('A hero of five slides that advances every 5 seconds', () => {
  it('shows the first slide at the start and plays', () => {
    const { state, index } = start(hero)
    expect(state()).toEqual({ several: 'playing' })
    expect(index()).toBe(0)
  })

  it('shows a slide for 4999 ms and the next one at 5000 ms', () => {
    const { clock, index } = start(hero)
    clock.increment(4999)
    expect(index()).toBe(0)
    clock.increment(1)
    expect(index()).toBe(1)
  })

  it('returns to the first slide after the fifth', () => {
    const { clock, index } = start(hero)
    const shown = [1, 2, 3, 4, 5, 6].map(() => (clock.increment(5000), index()))
    expect(shown).toEqual([1, 2, 3, 4, 0, 1])
  })

  it('advances one slide, not 720, after the device slept for an hour', () => {
    const { clock, index } = start(hero)
    clock.increment(60 * 60 * 1000)
    expect(index()).toBe(1)
    clock.increment(5000)
    expect(index()).toBe(2)
  })

  it.each<[CarouselEvent, number]>([
    [{ type: 'slide.next' }, 1],
    [{ type: 'slide.previous' }, 4],
    [{ type: 'slide.go', index: 3 }, 3],
    [{ type: 'swipe.end', distance: -80 }, 1],
    [{ type: 'swipe.end', distance: 80 }, 4],
  ])('shows the slide that the user chose with %j for a whole interval', (event, chosen) => {
    const { actor, clock, index } = start(hero)
    clock.increment(4000)
    actor.send(event)
    clock.increment(4999)
    expect(index()).toBe(chosen)
    clock.increment(1)
    expect(index()).toBe((chosen + 1) % 5)
  })

  it('stops the slide timer when the actor is stopped', () => {
    const { actor, clock, index } = start(hero)
    actor.stop()
    clock.increment(5000)
    expect(index()).toBe(0)
  })
})

describe('Autoplay with reasons to pause', () => {
  it.each<PauseReason>(['hover', 'focus', 'hidden'])("pauses autoplay for '%s' and resumes it by itself", (reason) => {
    const { clock, index, state, pause, resume } = start(hero)
    pause(reason)
    expect(state()).toEqual({ several: 'waiting' })
    clock.increment(60_000)
    expect(index()).toBe(0)
    resume(reason)
    clock.increment(5000)
    expect(index()).toBe(1)
  })

  it.each<PauseReason>(['button', 'reduced-motion', 'data-saver'])(
    "stops autoplay for '%s' until the user presses Play",
    (reason) => {
      const { clock, index, state, pause, resume } = start(hero)
      pause(reason)
      expect(state()).toEqual({ several: 'stopped' })
      clock.increment(60_000)
      expect(index()).toBe(0)
      resume('button')
      expect(state()).toEqual({ several: 'playing' })
    },
  )

  it('starts with stopped autoplay when the user prefers reduced motion', () => {
    const { clock, index, state } = start({ ...hero, pauseReasons: ['reduced-motion'] })
    clock.increment(60_000)
    expect(state()).toEqual({ several: 'stopped' })
    expect(index()).toBe(0)
  })

  it('starts autoplay when the user no longer prefers reduced motion', () => {
    const { state, resume } = start({ ...hero, pauseReasons: ['reduced-motion'] })
    resume('reduced-motion')
    expect(state()).toEqual({ several: 'playing' })
  })

  it('keeps autoplay stopped by the button when the pointer enters and leaves', () => {
    const { state, pause, resume } = start(hero)
    pause('button')
    pause('hover')
    resume('hover')
    expect(state()).toEqual({ several: 'stopped' })
  })

  it('pauses autoplay until the last of several reasons ends', () => {
    const { state, pause, resume } = start(hero)
    pause('hover')
    pause('focus')
    resume('hover')
    expect(state()).toEqual({ several: 'waiting' })
    resume('focus')
    expect(state()).toEqual({ several: 'playing' })
  })

  it('plays at once when the user presses Play, although pointer and focus are on the button', () => {
    const { actor, state, pause, resume } = start({ ...hero, pauseReasons: ['reduced-motion'] })
    pause('hover')
    pause('focus')
    resume('button')
    expect(state()).toEqual({ several: 'playing' })
    expect(actor.getSnapshot().context.pauseReasons).toEqual([])
  })

  it('never plays on a hidden page, even after Play', () => {
    const { state, pause, resume } = start(hero)
    pause('button')
    pause('hidden')
    resume('button')
    expect(state()).toEqual({ several: 'waiting' })
  })

  it('counts a repeated reason to pause once', () => {
    const { actor, state, pause, resume } = start({ ...hero, pauseReasons: ['hover', 'hover'] })
    pause('hover')
    expect(actor.getSnapshot().context.pauseReasons).toEqual(['hover'])
    resume('hover')
    expect(state()).toEqual({ several: 'playing' })
  })

  it('does not restart the interval when a reason ends that was not active', () => {
    const { clock, index, resume } = start(hero)
    clock.increment(4000)
    resume('hover')
    clock.increment(1000)
    expect(index()).toBe(1)
  })

  it('still moves to the slide that the user chooses while autoplay is paused or stopped', () => {
    const { actor, index, pause, state } = start(hero)
    pause('button')
    actor.send({ type: 'slide.next' })
    expect(index()).toBe(1)
    expect(state()).toEqual({ several: 'stopped' })
  })
})

describe('A gallery without an interval', () => {
  const gallery = { count: 3 }

  it('never advances automatically without an interval', () => {
    const { clock, index, state } = start(gallery)
    clock.increment(60 * 60 * 1000)
    expect(state()).toEqual({ several: 'manual' })
    expect(index()).toBe(0)
  })

  it('shows the first picture after the last', () => {
    const { actor, index } = start({ ...gallery, index: 2 })
    actor.send({ type: 'slide.next' })
    expect(index()).toBe(0)
  })

  it('shows the last picture before the first', () => {
    const { actor, index } = start(gallery)
    actor.send({ type: 'slide.previous' })
    expect(index()).toBe(2)
  })

  it('shows the picture whose thumbnail is picked', () => {
    const { actor, index } = start(gallery)
    actor.send({ type: 'slide.go', index: 2 })
    expect(index()).toBe(2)
  })

  it.each([3, -1, -0, 0.5, Number.NaN])('ignores the invalid picture index %s', (picked) => {
    const { actor, index } = start({ ...gallery, index: 1 })
    actor.send({ type: 'slide.go', index: picked })
    expect(index()).toBe(1)
  })

  it.each([
    [-50, 1],
    [-400, 1],
    [50, 2],
    [400, 2],
    [-49, 0],
    [49, 0],
    [0, 0],
    [Number.NaN, 0],
  ])('after a swipe of %s px shows the picture with index %s', (distance, shown) => {
    const { actor, index } = start(gallery)
    actor.send({ type: 'swipe.end', distance })
    expect(index()).toBe(shown)
  })

  it('starts with the first picture when the initial one does not exist', () => {
    const { index } = start({ ...gallery, index: 7 })
    expect(index()).toBe(0)
  })
})

describe.each([0, 1])('A carousel of %s slides', (count) => {
  it('has neither arrows nor autoplay with fewer than two slides', () => {
    const { actor, clock, index, state } = start({ count, interval: 5000 })
    actor.send({ type: 'slide.next' })
    actor.send({ type: 'swipe.end', distance: -80 })
    clock.increment(60_000)
    expect(state()).toBe('single')
    expect(index()).toBe(0)
  })
})

describe('The tags of a carousel', () => {
  it.each<[CarouselInput, string[]]>([
    [{ count: 1 }, []],
    [{ count: 3 }, ['movable']],
    [hero, ['movable', 'autoplay', 'playing']],
    [{ ...hero, pauseReasons: ['hover'] }, ['movable', 'autoplay']],
    [{ ...hero, pauseReasons: ['button'] }, ['movable', 'autoplay', 'stopped']],
  ])('with the input %j has the tags %j', (input, tags) => {
    expect([...start(input).actor.getSnapshot().tags]).toEqual(tags)
  })
})
