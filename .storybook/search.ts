import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Entry {
  type: string
  /** What the sidebar and the results of the search call the entry. */
  name: string
  /** Its path in the sidebar: 'Patterns/Browse/Price tag'. */
  title: string
  importPath: string
  tags?: string[]
  anchors?: { id: string; title: string }[]
}

interface Index {
  entries: Record<string, Entry>
}

/** What Storybook's index offers here. */
export interface IndexGenerator {
  getIndex: () => Promise<Index>
}

/**
 * Lets the search of the sidebar find a docs page by what it is for: 'naira' finds Price tag. Storybook searches the names of pages
 * and their anchors, so the first sentence of each page becomes an anchor, and so does the one with its other names: 'Also called modal.'.
 * The page itself gets the name of its part: otherwise every result would be called 'Docs', below the stories of the part.
 *
 * @param root the folder to which the paths in the index are relative
 */
export function searchablePurposes(generator: IndexGenerator, root: string): IndexGenerator {
  const getIndex = generator.getIndex.bind(generator)
  generator.getIndex = async () => {
    const index = await getIndex()
    const pages = Object.values(index.entries).filter(({ type, importPath }) => type === 'docs' && importPath.endsWith('.mdx'))
    await Promise.all(
      pages.map(async (page) => {
        const text = await readFile(join(root, page.importPath), 'utf8')
        const [, otherNames = null] = /^Also called (.+)\.$/m.exec(text) ?? []
        page.name = page.title.slice(page.title.lastIndexOf('/') + 1)
        page.anchors = [purposeOf(text), otherNames].flatMap((title) => (title === null ? [] : [{ id: '', title }]))
      }),
    )
    return index
  }
  return generator
}

/** The text below the title of a page, without marks of MDX. */
const purposeOf = (page: string): string | null => /^# .+\n\n(?![<#])(.+)/m.exec(page)?.[1]?.replaceAll(/[`*]/g, '') ?? null
