import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examplesOfPage } from './examples-of-page.ts'
import { printSnippet } from './print-snippet.ts'
import { readSnippets } from './read-snippets.ts'
import { snippetsOfFile } from './snippets-of-file.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'node_modules/.cache/snippets')

const files = globSync('packages/ui/src/{components,patterns}/*/*.stories.tsx', { cwd: root }).toSorted()
const snippets = files.map((file) => ({ part: basename(file, '.stories.tsx'), own: snippetsOfFile(join(root, file)) }))

const pages = globSync('packages/ui/src/components/*/*.mdx', { cwd: root }).map((file) => ({
  part: basename(file, '.mdx'),
  examples: examplesOfPage(readFileSync(join(root, file), 'utf8'), join(root, dirname(file))),
}))

let errors: string[] = []

beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  for (const { part, own } of snippets)
    for (const [story, snippet] of own) writeFileSync(join(folder, `${part}.${story}.tsx`), `${printSnippet(snippet)}\n`)
  for (const { part, examples } of pages) writeFileSync(join(folder, `${part}.page.tsx`), examples)
  const types = join(root, 'packages/ui/node_modules/vite/client.d.ts')
  const options = { incremental: false, tsBuildInfoFile: null, moduleDetection: 'force', types: [] }
  const config = { extends: join(root, 'packages/ui/tsconfig.json'), compilerOptions: options, include: ['*.tsx', types] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder, '--checkers', '1'], { encoding: 'utf8' })
  errors = stdout.split('\n').filter((line) => line.includes('error'))
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

describe('the snippets of components and patterns', () => {
  test('compile as they are shown, without further code', () => {
    expect(errors.filter((line) => !line.includes('.page.tsx'))).toEqual([])
  })

  test('show how to use every part that can be imported', () => {
    const without = snippets.filter(({ own }) => !own.has('Default') || !own.has('Playground')).map(({ part }) => part)
    // Only `lazyPart` shows it.
    expect(without).toEqual(['LoadFailed'])
  })
})

describe("the examples of Do and Don't", () => {
  test('compile on the page of every component', () => {
    expect(pages.filter(({ examples }) => !examples.includes('<Pair>'))).toEqual([])
    expect(errors.filter((line) => line.includes('.page.tsx'))).toEqual([])
  })
})

const lamp = `import { fn } from 'storybook/test'
import { Bulb } from '../bulb/Bulb.tsx'
import { lamps } from '../../testing/lamps.ts'
import { Lamp } from './Lamp.tsx'

const bulb = <Bulb of={lamps[0]} />

const meta = { component: Lamp, args: { isLit: true, label: 'Reading lamp', bulb, onDim: fn(), onBreak: fn() } } satisfies Meta<typeof Lamp>
export default meta

export const Default: Story = {}
export const Playground: Story = { args: { ...Default.args, children: 'Off', isLit: false } }
export const Examples: Story = { render: () => <p>{bulb}</p> }
export const States: Story = {}
`
const source = { folder: 'components/lamp', types: 'onDim: (share: number) => void', exported: new Set(['Lamp', 'Bulb']) }

describe('readSnippets', () => {
  const own = readSnippets(lamp, source)

  test('shows a component with its args, handlers that log, and what the code needs', () => {
    expect(printSnippet(own.get('Default')!)).toBe(`import { Bulb, Lamp } from '@shop/ui/components'
import { lamps } from '@shop/ui/testing/lamps.ts'

const bulb = <Bulb of={lamps[0]} />

export const Example = () => (
  <Lamp
    isLit
    label="Reading lamp"
    bulb={bulb}
    onDim={(share) => console.log('onDim', share)}
    onBreak={() => console.log('onBreak')}
  />
)`)
  })

  test('takes changed values of the controls, and text as children', () => {
    const [, , changed] = printSnippet(own.get('Playground')!, { label: 'A "good" lamp', bulb: undefined }).split('\n\n')
    expect(changed).toBe(`export const Example = () => (
  <Lamp
    isLit={false}
    label={"A \\"good\\" lamp"}
    onDim={(share) => console.log('onDim', share)}
    onBreak={() => console.log('onBreak')}
  >
    Off
  </Lamp>
)`)
  })

  test('shows what a story without args renders, and neither galleries nor what nobody can import', () => {
    expect([...own.keys()]).toEqual(['Default', 'Playground', 'Examples'])
    expect(readSnippets(lamp, { ...source, exported: new Set(['Lamp']) }).has('Examples')).toBe(false)
  })
})
