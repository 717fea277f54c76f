import type { IndexEntry } from './story-index.ts'

/** The kinds of stories that every component and pattern has. */
export const storyKinds = ['Default', 'Playground', 'States', 'Examples', 'Keyboard'] as const

/** The stories, page and screenshots of one part, such as a component or a screen. */
export interface Coverage {
  title: string
  /** Its docs page, or else its first story. */
  entry: IndexEntry
  hasPage: boolean
  kinds: Readonly<Record<(typeof storyKinds)[number], boolean>>
  /** Stories that press something on a screen. */
  flows: number
  stories: number
  /** Screenshots that `pnpm visual` compares: two widths in two themes for each story. */
  screenshots: number
}

/** The parts of a section of the sidebar, such as Components. */
export function coverageOf(entries: readonly IndexEntry[], section: string): Coverage[] {
  const titles = new Set(entries.map(({ title }) => title).filter((title) => title.startsWith(`${section}/`)))
  return [...titles].flatMap((title) => {
    const own = entries.filter((entry) => entry.title === title)
    const stories = own.filter(({ type }) => type === 'story')
    const page = own.find(({ type }) => type === 'docs')
    const entry = page ?? stories[0]
    if (entry === undefined) return []
    const exports = stories.map(({ exportName = '' }) => exportName)
    const kinds = Object.fromEntries(storyKinds.map((kind) => [kind, exports.some((name) => name.startsWith(kind))]))
    return {
      title,
      entry,
      hasPage: page !== undefined,
      kinds: kinds as Coverage['kinds'],
      flows: stories.filter(({ name }) => name.startsWith('Flow: ')).length,
      stories: stories.length,
      screenshots: exports.filter((name) => /^(?:States|Examples)/.test(name)).length * 4,
    }
  })
}
