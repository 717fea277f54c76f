/** The files of a folder of parts, by path from that folder: 'button/Button.tsx'. */
export type PartFiles = Readonly<Record<string, string>>

/** An exported component or pattern, with the texts of its files. */
interface Part {
  folder: string
  stories: string
  page: string
  code: string
}

/** A heading of the sidebar. */
export type PartKind = 'Components' | 'Patterns'

/** The parts that an index exports. A folder without a component of its own, such as one of constants, is not a part. */
export function exportedParts(index: string, files: PartFiles): Part[] {
  return [...index.matchAll(/from '\.\/([\w-]+)\/index\.ts'/g)].flatMap(([, folder = '']) => {
    const own = Object.entries(files).filter(([path]) => path.startsWith(`${folder}/`))
    const textOf = (isWanted: (path: string) => boolean) =>
      own
        .filter(([path]) => isWanted(path))
        .map(([, text]) => text)
        .join('\n')
    const isComponent = (path: string) => /\/[A-Z]\w+\.tsx$/.test(path)
    if (!own.some(([path]) => isComponent(path))) return []
    return {
      folder,
      stories: textOf((path) => path.endsWith('.stories.tsx')),
      page: textOf((path) => path.endsWith('.mdx')),
      code: textOf((path) => /\.tsx?$/.test(path) && !path.includes('.stories.') && !path.includes('.test.')),
    }
  })
}

/** The groups of the sidebar. Patterns are grouped by the part of the shop that shows them. */
const groups: Readonly<Record<PartKind, string>> = {
  Components: 'Components',
  Patterns: 'Patterns/(?:Site|Browse|Product|Saved lists|Enquiries|Account|Forms|Admin|Static)',
}

const requiredStories = ['Default', 'Playground', 'States', 'Examples']

/** The conventions that a part breaks, one sentence each. */
export function brokenConventions({ stories, page }: Part, kind: PartKind): string[] {
  if (stories === '') return ['There are no stories.', ...brokenPageConventions(page, stories, kind)]
  return [
    ...(new RegExp(`title: '${groups[kind]}/[A-Z][^/']+'`).test(stories)
      ? []
      : [`The title of the stories is not in a group of ${kind}.`]),
    ...requiredStories
      .filter((name) => !stories.includes(`export const ${name}: `))
      .map((name) => `The story ${name} is missing.`),
    ...brokenPageConventions(page, stories, kind),
  ]
}

/** The chapters of a page, and how each is recognised. */
const chapters = {
  Purpose: /^# .+\n\n(?!<|#)./m,
  Content: /^## Content$/m,
  Accessibility: /^## Accessibility$/m,
  // The controls change the story that the page shows.
  Properties: /<Canvas of=\{Stories\.(\w+)\}[^]*<Controls of=\{Stories\.\1\}/,
  States: /<Canvas of=\{Stories\.States/,
}
const chaptersOf: Record<PartKind, Readonly<Record<string, RegExp>>> = {
  Components: { ...chapters, Anatomy: /^## Anatomy$/m, Do: /<Do /, Dont: /<Dont /, Keyboard: /^## Keyboard$/m },
  Patterns: chapters,
}

function brokenPageConventions(page: string, stories: string, kind: PartKind): string[] {
  if (!page.includes('<Meta of={')) return ['There is no page.']
  const missing = Object.entries(chaptersOf[kind]).filter(([, chapter]) => !chapter.test(page))
  return [...missing.map(([name]) => `The page has no chapter ${name}.`), ...untestedKeys(page, stories)]
}

/**
 * The keys of a table that no story presses. A table must be followed by the stories that press its keys: 'The stories OpensByKey
 * and Keyboard press these keys in every test run'.
 */
function untestedKeys(page: string, stories: string): string[] {
  const [, keys = ''] = /^## Keyboard\n([^]*?)(?=^## |$(?![^]))/m.exec(page) ?? []
  if (!/^\| /m.test(keys)) return []
  const [, names] = /^The (?:story|stories) (.+?) press(?:es)? /m.exec(keys) ?? []
  if (names === undefined) return ['The page does not name the stories that press its keys.']
  return names.split(/, | and /).flatMap((name) => {
    const [, story = ''] = stories.split(`export const ${name.replaceAll(' ', '')}: `)
    return /^  play: /m.test(story.split('\nexport ')[0] ?? '')
      ? []
      : [`The page names the story ${name}, which presses no keys.`]
  })
}

/**
 * Properties that a page names in camel case, such as `isBusy`, and that neither the code nor the stories of the part contain.
 */
export function unknownProperties({ page, code, stories }: Part): string[] {
  const named = [...page.matchAll(/`(?:<\w+ )?([a-z]+[A-Z]\w*)(?:=[^`]*)?`/g)].map(([, name = '']) => name)
  return [...new Set(named)].filter((name) => !new RegExp(`\\b${name}\\b`).test(code + stories))
}
