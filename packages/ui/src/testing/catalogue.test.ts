import { describe, expect, test } from 'vitest'
import { exportedParts, partFaults, unknownProperties } from './catalogue-faults.ts'
import type { PartFiles } from './catalogue-faults.ts'

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

describe('everything that the package exports', () => {
  test('is found by these tests', () => {
    expect(components.map(({ folder }) => folder)).toEqual(expect.arrayContaining(['button', 'table']))
    expect(patterns.map(({ folder }) => folder)).toEqual(expect.arrayContaining(['product-card', 'footer']))
  })

  test.each(components)('the component $folder has its stories, its page and its tag', (part) => {
    expect(partFaults(part, 'Components', ['Default', 'Playground', 'States', 'Examples'])).toEqual([])
  })

  test.each(patterns)('the pattern $folder has its stories, its page and its tag', (part) => {
    expect(partFaults(part, 'Patterns', ['Default', 'Playground', 'States', 'Examples'])).toEqual([])
  })

  test.each([...components, ...patterns])('the page of $folder names no property that is not there', (part) => {
    expect(unknownProperties(part)).toEqual([])
  })
})

const lampPage = `<Meta of={Stories} />

# Lamp

It shines: \`isLit\` turns it on.

## Anatomy
## Use
<Do text="" /> <Dont text="" />
## Words
## Keyboard
## Access
<Controls of={Stories.Playground} />`

const whole: PartFiles = {
  'lamp/Lamp.tsx': 'export function Lamp({ isLit }: LampProps) {}',
  'lamp/Lamp.stories.tsx': "title: 'Components/Lamp', tags: ['new'] export const Default export const States",
  'lamp/Lamp.mdx': lampPage,
  'words/words.ts': 'export const words = []',
}
const index = "export * from './lamp/index.ts'\nexport { words } from './words/index.ts'"
const faultsOf = (changed: PartFiles) =>
  exportedParts(index, { ...whole, ...changed }).flatMap((part) => partFaults(part, 'Components', ['Default', 'States']))

describe('a fault that is planted in a part is found', () => {
  test('a whole one has none, and a folder without a component is no part', () => {
    expect(faultsOf({})).toEqual([])
    expect(exportedParts(index, whole).map(({ folder }) => folder)).toEqual(['lamp'])
  })

  test('no stories at all', () => {
    expect(faultsOf({ 'lamp/Lamp.stories.tsx': '' })).toEqual(['has no stories', 'does not say how settled it is'])
  })

  test('a story that is missing', () => {
    expect(faultsOf({ 'lamp/Lamp.stories.tsx': "title: 'Components/Lamp', tags: ['new'] export const Default" })).toEqual([
      'has no story States',
    ])
  })

  test('another heading of the sidebar', () => {
    const stories = "title: 'Lamps/Lamp', tags: ['ready'] export const Default export const States"
    expect(faultsOf({ 'lamp/Lamp.stories.tsx': stories })).toEqual(['does not stand under Components'])
  })

  test('no page', () => {
    expect(faultsOf({ 'lamp/Lamp.mdx': '' })).toEqual(['has no page'])
  })

  test.each([
    ['# Lamp\n\nIt shines', '# Lamp\n\n<Canvas />', 'what it is for'],
    ['## Anatomy', '## Parts', 'its anatomy'],
    ['<Do text="" />', '', 'what to do, as it looks'],
    ['<Dont text="" />', '', 'what not to do, as it looks'],
    ['## Words', '', 'its words'],
    ['## Keyboard', '', 'its keys'],
    ['## Access', '', 'what it does for access'],
    ['<Controls of={Stories.Playground} />', '', 'its properties'],
  ])('a page without %j', (chapter, instead, missing) => {
    expect(faultsOf({ 'lamp/Lamp.mdx': lampPage.replace(chapter, instead) })).toEqual([`has a page that does not say ${missing}`])
  })

  const keys = '## Keyboard\n\n| Key | What it does |\n| --- | --- |\n| Tab | Moves to it |\n'
  const keyboard = 'export const Keyboard: Story = {\n  play: async () => {},\n}\n'
  const pressed = 'The stories Keyboard and Lit Twice press these keys in every test run.\n'
  test.each([
    ['no sentence', '', keyboard, ['has keys that no story presses']],
    ['a story that is missing', pressed, keyboard, ['has keys that no story Lit Twice presses']],
    [
      'a story that presses nothing',
      pressed,
      `export const LitTwice: Story = {}\n${keyboard}`,
      ['has keys that no story Lit Twice presses'],
    ],
    ['stories that press them', pressed, keyboard + keyboard.replace('Keyboard', 'LitTwice'), []],
  ])('a table of keys with %s', (_, sentence, stories, faults) => {
    const page = lampPage.replace('## Keyboard', `${keys}\n${sentence}`)
    expect(faultsOf({ 'lamp/Lamp.mdx': page, 'lamp/Lamp.stories.tsx': `${whole['lamp/Lamp.stories.tsx']}\n${stories}` })).toEqual(
      faults,
    )
  })

  test('no status', () => {
    const stories = "title: 'Components/Lamp', tags: ['autodocs'] export const Default export const States"
    expect(faultsOf({ 'lamp/Lamp.stories.tsx': stories })).toEqual(['does not say how settled it is'])
  })

  test('a property that was renamed', () => {
    const [lamp] = exportedParts(index, {
      ...whole,
      'lamp/Lamp.mdx': '`isOn` turns it on, `isLit={false}` off, `tel` is a word.',
    })
    expect(lamp && unknownProperties(lamp)).toEqual(['isOn'])
  })
})
