import { afterEach, expect, test, vi } from 'vitest'
import { initialGlobals, playWhereItShows } from './own-toolbar.ts'

afterEach(() => vi.unstubAllGlobals())

/** Runs a story with these values of the toolbar, and returns whether it played. */
function plays(changed: object, storyGlobals: object = {}, more: object = {}, frame = 'storybook-preview-iframe'): boolean {
  vi.stubGlobal('window', { frameElement: { id: frame } })
  const story = { play: () => true }
  playWhereItShows([story, undefined, 'not a story', { args: {} }], false)
  const globals = { ...initialGlobals, viewport: { value: undefined, isRotated: false }, ...storyGlobals, ...changed }
  return (
    (story.play as (context: object) => boolean | undefined)({
      title: 'Screens/Cart',
      name: 'Flow: clear',
      globals,
      storyGlobals,
      ...more,
    }) ?? false
  )
}

test('a story plays with the values that the toolbar has at first, in every theme', () => {
  expect([plays({}), plays({ theme: 'dark' }), plays({ theme: 'forced' })]).toEqual([true, true, true])
})

test('a story plays with the values that it pins', () => {
  expect(plays({}, { role: 'admin', viewport: { value: 'phone' } })).toBe(true)
})

test.each([
  { role: 'admin' },
  { consent: 'declined' },
  { network: 'offline' },
  { direction: 'rtl' },
  { viewport: { value: 'phone' } },
])('a story that does not pin %j is only shown', (changed) => expect(plays(changed)).toBe(false))

test.each([{ name: 'Filled' }, { title: 'Components/Switch', name: 'Default' }])('a state is only shown: %j', (story) => {
  expect(plays({}, {}, story)).toBe(false)
})

test('a story that pins a viewport is only shown in a frame of a docs page, which has another width', () => {
  const pinned = { viewport: { value: 'phone' } }
  const frame = 'iframe--screens-cart--cleared'
  expect([plays({}, pinned, {}, frame), plays({}, {}, {}, frame), plays({}, pinned)]).toEqual([false, true, true])
})
