import { describe, expect, test } from 'vitest'

const files: Record<string, string> = import.meta.glob<string>('../{components,patterns}/*/*.{ts,tsx,mdx}', { eager: true, query: '?raw', import: 'default' })

const indexes = import.meta.glob<string>('../{components,patterns}/index.ts', { eager: true, query: '?raw', import: 'default' })

/** Folders that the package exports, each with the text of its files. */
const exported = [
  { kind: 'components', prefix: 'Components/' },
  { kind: 'patterns', prefix: 'Patterns/' },
].flatMap(({ kind, prefix }) =>
  [...(indexes[`../${kind}/index.ts`] ?? '').matchAll(/from '\.\/([\w-]+)\/index\.ts'/g)].map(([, folder = '']) => {
    const own = Object.entries(files).filter(([path]) => path.startsWith(`../${kind}/${folder}/`))
    const textOf = (ending: string) => own.filter(([path]) => path.endsWith(ending)).map(([, text]) => text).join('\n')
    const hasComponent = own.some(([path]) => /\/[A-Z]\w+\.tsx$/.test(path) && !path.includes('.stories.'))
    return { name: `${kind}/${folder}`, prefix, hasComponent, stories: textOf('.stories.tsx'), page: textOf('.mdx') }
  }),
)
const shown = exported.filter(({ hasComponent }) => hasComponent)

describe('everything that the package exports', () => {
  test('is found by this test', () => {
    expect(shown.map(({ name }) => name)).toEqual(expect.arrayContaining(['components/button', 'patterns/product-card']))
  })

  test.each(shown)('$name has stories under its heading of the sidebar', ({ stories, prefix }) => {
    expect(stories).toMatch(new RegExp(`title: '${prefix}[A-Z][^/']+'`))
  })

  test.each(shown)('$name has the stories Default and Playground', ({ stories }) => {
    expect(stories).toContain('export const Default')
    expect(stories).toContain('export const Playground')
  })

  test.each(shown)('$name has a page', ({ page }) => {
    expect(page).toContain('<Meta of={')
  })

  test.each(shown)('$name says how settled it is', ({ stories }) => {
    expect(stories).toMatch(/tags: \[[^\]]*'(?:new|ready|deprecated)'/)
  })
})

describe('every component', () => {
  test.each(shown.filter(({ prefix }) => prefix === 'Components/'))('$name shows its states', ({ stories }) => {
    expect(stories).toContain('export const States')
  })
})
