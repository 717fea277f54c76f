import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { expectQuietConsole, listenToConsole } from './console.ts'

const printed = vi.fn()
let stop: () => void

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(printed)
  vi.spyOn(console, 'warn').mockImplementation(printed)
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  printed.mockReset()
})

describe('a story', () => {
  test('that prints nothing passes', () => {
    stop = listenToConsole({ parameters: {} })
    expect(expectQuietConsole).not.toThrow()
  })

  test.each(['error', 'warn'] as const)('that prints by console.%s fails and says what', (level) => {
    stop = listenToConsole({ parameters: {} })
    console[level]('No such thing:', new TypeError('x is null'))
    expect(expectQuietConsole).toThrow('The story printed:\nNo such thing: TypeError: x is null')
    expect(printed).toHaveBeenCalledOnce()
  })

  test('passes with what it expects, which is not printed', () => {
    stop = listenToConsole({ parameters: { expectedInConsole: [/failed with status 500/] } })
    console.warn(new Error('PUT /products failed with status 500'))
    expect(expectQuietConsole).not.toThrow()
    expect(printed).not.toHaveBeenCalled()
  })

  test('does not answer for what the one before it printed', () => {
    stop = listenToConsole({ parameters: {} })
    console.error('Late')
    stop()
    stop = listenToConsole({ parameters: {} })
    expect(expectQuietConsole).not.toThrow()
  })
})
