import { describe, expect, test } from 'vitest'
import { brokenConventions, exportedParts, unknownProperties } from './conventions.ts'
import type { PartFiles, PartKind } from './conventions.ts'

const files: PartFiles = import.meta.glob<string>('../{components,patterns}/*/*.{ts,tsx,mdx}', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const indexes = import.meta.glob<string>('../{components,patterns}/index.ts', { eager: true, query: '?raw', import: 'default' })

function partsOf(kind: 'components' | 'patterns') {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`../${kind}/`))
  return exportedParts(
    indexes[`../${kind}/index.ts`] ?? '',
    Object.fromEntries(own.map(([path, text]) => [path.slice(`../${kind}/`.length), text])),
  )
}

const components = partsOf('components')
const patterns = partsOf('patterns')

describe('exported components and patterns', () => {
  test('the conventions are checked for the parts that the package exports', () => {
    expect(components.map(({ folder }) => folder)).toEqual(expect.arrayContaining(['button', 'table']))
    expect(patterns.map(({ folder }) => folder)).toEqual(expect.arrayContaining(['product-card', 'footer']))
  })

  test.each(components)('the component $folder has the required stories and chapters', (part) => {
    expect(brokenConventions(part, 'Components')).toEqual([])
  })

  test.each(patterns)('the pattern $folder has the required stories and chapters', (part) => {
    expect(brokenConventions(part, 'Patterns')).toEqual([])
  })

  test.each([...components, ...patterns])('the page of $folder names only properties that exist', (part) => {
    expect(unknownProperties(part)).toEqual([])
  })
})

const lampPage = `<Meta of={Stories} />

# Lamp

Gives light: \`isLit\` turns it on.

<Canvas of={Stories.Default} />

## Anatomy
## Use
<Do text="" /> <Dont text="" />
## Content
## Keyboard
## Accessibility
<Controls of={Stories.Default} />
<Canvas of={Stories.States} />`

const stories = `title: 'Components/Lamp'
export const Default: Story = {}
export const Playground: Story = {}
export const States: Story = {}
export const Examples: Story = {}`

const lamp: PartFiles = {
  'lamp/Lamp.tsx': 'export function Lamp({ isLit }: LampProps) {}',
  'lamp/Lamp.stories.tsx': stories,
  'lamp/Lamp.mdx': lampPage,
  'words/words.ts': 'export const words = []',
}
const index = "export * from './lamp/index.ts'\nexport { words } from './words/index.ts'"
const brokenBy = (changes: PartFiles, kind: PartKind = 'Components') =>
  exportedParts(index, { ...lamp, ...changes }).flatMap((part) => brokenConventions(part, kind))

describe('brokenConventions', () => {
  test('accepts a component that has all stories and chapters', () => {
    expect(brokenBy({})).toEqual([])
  })

  test('ignores an exported folder without a component', () => {
    expect(exportedParts(index, lamp).map(({ folder }) => folder)).toEqual(['lamp'])
  })

  test('reports a component without stories', () => {
    expect(brokenBy({ 'lamp/Lamp.stories.tsx': '' })).toEqual(['There are no stories.'])
  })

  test('reports a component without the story States', () => {
    const broken = brokenBy({ 'lamp/Lamp.stories.tsx': stories.replace('export const States: Story = {}', '') })
    expect(broken).toEqual(['The story States is missing.'])
  })

  test('reports a component whose stories are under another heading of the sidebar', () => {
    const broken = brokenBy({ 'lamp/Lamp.stories.tsx': stories.replace('Components/', 'Lamps/') })
    expect(broken).toEqual(['The title of the stories is not in a group of Components.'])
  })

  test('reports a component without a page', () => {
    expect(brokenBy({ 'lamp/Lamp.mdx': '' })).toEqual(['There is no page.'])
  })

  test.each([
    ['Gives light', '<Canvas />', 'Purpose'],
    ['## Anatomy', '## Parts', 'Anatomy'],
    ['<Do text="" />', '', 'Do'],
    ['<Dont text="" />', '', 'Dont'],
    ['## Content', '', 'Content'],
    ['## Keyboard', '', 'Keyboard'],
    ['## Accessibility', '', 'Accessibility'],
    ['<Controls of={Stories.Default} />', '', 'Properties'],
    ['<Controls of={Stories.Default} />', '<Controls of={Stories.Playground} />', 'Properties'],
    ['<Canvas of={Stories.States} />', '', 'States'],
  ])('reports a component page in which %j became %j', (text, replacement, chapter) => {
    const broken = brokenBy({ 'lamp/Lamp.mdx': lampPage.replace(text, replacement) })
    expect(broken).toEqual([`The page has no chapter ${chapter}.`])
  })

  test('accepts a pattern page with purpose, words, accessibility, properties and states only', () => {
    const page = lampPage.replace(/## Anatomy[^]*(?=## Content)/, '').replace('## Keyboard\n', '')
    const changes = { 'lamp/Lamp.mdx': page, 'lamp/Lamp.stories.tsx': stories.replace('Components/', 'Patterns/Browse/') }
    expect(brokenBy(changes, 'Patterns')).toEqual([])
  })

  const keys = '## Keyboard\n\n| Key | Action |\n| --- | --- |\n| Tab | Moves to the lamp |\n'
  const keyboard = 'export const Keyboard: Story = {\n  play: async () => {},\n}\n'
  const pressed = 'The stories Keyboard and Lit Twice press these keys in every test run.\n'
  test.each([
    ['the page names none', '', keyboard, ['The page does not name the stories that press its keys.']],
    ['a named story does not exist', pressed, keyboard, ['The page names the story Lit Twice, which presses no keys.']],
    [
      'a named story has no play function',
      pressed,
      `export const LitTwice: Story = {}\n${keyboard}`,
      ['The page names the story Lit Twice, which presses no keys.'],
    ],
    ['all named stories have play functions', pressed, keyboard + keyboard.replace('Keyboard', 'LitTwice'), []],
  ])('checks the stories that a page names for its keyboard table: %s', (_, sentence, keyStories, expected) => {
    const page = lampPage.replace('## Keyboard', `${keys}\n${sentence}`)
    expect(brokenBy({ 'lamp/Lamp.mdx': page, 'lamp/Lamp.stories.tsx': `${stories}\n${keyStories}` })).toEqual(expected)
  })

  test('reports a property that the page names and the code no longer has', () => {
    const page = '`isOn` turns it on, `isLit={false}` off, `tel` is a word.'
    const [part] = exportedParts(index, { ...lamp, 'lamp/Lamp.mdx': page })
    expect(part && unknownProperties(part)).toEqual(['isOn'])
  })
})
