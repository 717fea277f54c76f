import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { chooseTests } from './changed-tests.ts'
import { areas } from './areas.ts'

const cwd = join(import.meta.dirname, '..')
const folders = ['{packages,apps}/*/src', '.ci', '.storybook', 'bench', 'e2e', 'tools']
const files = globSync(
  folders.map((folder) => `${folder}/**/*.{ts,tsx,css}`),
  { cwd },
)

test('a changed component runs its own stories first, then those that show it, and the journeys of its area', () => {
  const { stories, furtherStories, journeys: specs } = chooseTests(files, ['packages/ui/src/patterns/cart-line/CartLine.tsx'])
  expect(stories[0]).toBe('packages/ui/src/patterns/cart-line/CartLine.stories.tsx')
  expect(stories).toContain('apps/web/src/screens/saved-lists/cart/Cart.stories.tsx')
  expect(stories).not.toContain('packages/ui/src/patterns/footer/Footer.stories.tsx')
  expect(specs).toEqual(['e2e/cart.spec.ts'])
  expect(stories.length).toBeLessThanOrEqual(25)
  expect(furtherStories).toBeGreaterThan(0)
})

test('a changed style runs the stories of its component', () => {
  const { stories } = chooseTests(files, ['packages/ui/src/patterns/footer/Footer.module.css'])
  expect(stories[0]).toBe('packages/ui/src/patterns/footer/Footer.stories.tsx')
})

test('a component that nearly every page shows runs the nearest stories and counts the others', () => {
  const { stories, furtherStories } = chooseTests(files, ['packages/ui/src/components/button/Button.tsx'])
  expect(stories).toHaveLength(25)
  expect(furtherStories).toBeGreaterThan(25)
})

test('a changed screen runs its own stories, and none of the screens that only share the list of pages with it', () => {
  const { stories, furtherStories } = chooseTests(files, ['apps/web/src/screens/contact/Contact.tsx'])
  expect(stories).toEqual(['apps/web/src/screens/contact/Contact.stories.tsx'])
  expect(furtherStories).toBeGreaterThan(10)
})

test('a changed journey runs, and a changed test or page of documentation needs no browser', () => {
  expect(chooseTests(files, ['e2e/gallery.spec.ts']).journeys).toEqual(['e2e/gallery.spec.ts'])
  const none = { stories: [], furtherStories: 0, journeys: [] }
  expect(chooseTests(files, ['packages/machines/src/cart/cart.test.ts', 'docs/testing.md'])).toEqual(none)
})

test('every journey belongs to an area', () => {
  const specs = globSync('e2e/*.spec.ts', { cwd }).map((file) => basename(file, '.spec.ts'))
  expect(new Set(areas.flatMap(({ journeys }) => journeys))).toEqual(new Set(specs))
})
