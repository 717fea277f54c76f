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

describe('the console check of stories', () => {
  test('passes a story that prints nothing', () => {
    stop = listenToConsole({ parameters: {} })
    expect(expectQuietConsole).not.toThrow()
  })

  test.each(['error', 'warn'] as const)('fails a story that prints by console.%s and reports the text', (level) => {
    stop = listenToConsole({ parameters: {} })
    console[level]('No such thing:', new TypeError('x is null'))
    expect(expectQuietConsole).toThrow('The story printed:\nNo such thing: TypeError: x is null')
    expect(printed).toHaveBeenCalledOnce()
  })

  test('passes a story that prints an expected message, which is hidden', () => {
    stop = listenToConsole({ parameters: { expectedInConsole: [/failed with status 500/] } })
    console.warn(new Error('PUT /products failed with status 500'))
    expect(expectQuietConsole).not.toThrow()
    expect(printed).not.toHaveBeenCalled()
  })

  test('does not fail a story for messages of the previous story', () => {
    stop = listenToConsole({ parameters: {} })
    console.error('Late')
    stop()
    stop = listenToConsole({ parameters: {} })
    expect(expectQuietConsole).not.toThrow()
  })
})
