/** The files of a folder of parts, by path from that folder: 'button/Button.tsx'. */
export type PartFiles = Readonly<Record<string, string>>

/** A folder that the package exports and that draws something. */
export interface Part {
  folder: string
  stories: string
  page: string
  code: string
}

/** The parts that an index exports; a folder without a component of its own, such as one of texts, is none. */
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

/**
 * What a part lacks before a designer can review it, each as a sentence's end: 'has no page'.
 *
 * @param heading Where its stories stand in the sidebar: 'Components' or 'Patterns'.
 * @param stories The stories that each part has.
 */
export function partFaults({ stories, page }: Part, heading: string, names: readonly string[]): string[] {
  return [
    ...(stories === '' ? ['has no stories'] : []),
    ...(stories === '' || new RegExp(`title: '${heading}/[A-Z][^/']+'`).test(stories) ? [] : [`does not stand under ${heading}`]),
    ...(stories === ''
      ? []
      : names.filter((name) => !stories.includes(`export const ${name}`)).map((name) => `has no story ${name}`)),
    ...(page.includes('<Meta of={') ? chaptersMissing(page) : ['has no page']),
    ...keysNotPressed(page, stories),
    ...(/tags: \[[^\]]*'(?:new|ready|deprecated)'/.test(stories) ? [] : ['does not say how settled it is']),
  ]
}

/** What every page says, and how it is known that it does. */
const chapters = {
  'what it is for': /^# .+\n\n(?!<|#)./m,
  'its anatomy': /^## Anatomy$/m,
  'what to do, as it looks': /<Do /,
  'what not to do, as it looks': /<Dont /,
  'its words': /^## Words$/m,
  'its keys': /^## Keyboard$/m,
  'what it does for access': /^## Access$/m,
  'its properties': /<Controls /,
}

function chaptersMissing(page: string): string[] {
  return Object.entries(chapters).flatMap(([chapter, isThere]) =>
    isThere.test(page) ? [] : `has a page that does not say ${chapter}`,
  )
}

/** A table of keys is followed by the stories that press them: 'The stories Asked For and Keyboard press these keys in every test run'. */
function keysNotPressed(page: string, stories: string): string[] {
  const [, keys = ''] = /^## Keyboard\n([^]*?)(?=^## |$(?![^]))/m.exec(page) ?? []
  if (!/^\| /m.test(keys)) return []
  const [, names] = /^The (?:story|stories) (.+?) press(?:es)? /m.exec(keys) ?? []
  if (names === undefined) return ['has keys that no story presses']
  return names.split(/, | and /).flatMap((name) => {
    const [, story = ''] = stories.split(`export const ${name.replaceAll(' ', '')}: `)
    return /^  play: /m.test(story.split('\nexport ')[0] ?? '') ? [] : [`has keys that no story ${name} presses`]
  })
}

/**
 * Properties that a page names and that its part does not know: a word in the middle of which a capital stands, such as
 * `isBusy`, has to appear in the code or the stories.
 */
export function unknownProperties({ page, code, stories }: Part): string[] {
  const named = [...page.matchAll(/`(?:<\w+ )?([a-z]+[A-Z]\w*)(?:=[^`]*)?`/g)].map(([, name = '']) => name)
  return [...new Set(named)].filter((name) => !new RegExp(`\\b${name}\\b`).test(code + stories))
}
