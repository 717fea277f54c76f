import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const pages = globSync(['*.md', 'docs/**/*.md', 'demo/README.md'], { cwd: root })
const textOf = (page: string) => readFileSync(join(root, page), 'utf8')

/** The anchor that GitHub generates for a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-')
const anchorsOf = (page: string) => [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

describe.each(pages)('%s', (page) => {
  it('a docs page links only to files and headings that exist', () => {
    const links = [...textOf(page).matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]*))?\)/g)]
    const broken = links.filter(([, path = '', anchor]) => {
      const target = path === '' ? page : join(dirname(page), path)
      return !existsSync(join(root, target)) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
    })
    expect(broken.map(([link]) => link)).toEqual([])
  })

  it('a docs page names only files and folders that exist, except builds and examples of pnpm new', () => {
    const text = textOf(page)
    const examples = [...text.matchAll(/pnpm new [\w-]+ ([\w-]+)/g)].map(([, name = '']) => name)
    const paths = [...text.matchAll(/`((?:apps|packages|docs|demo|tools|bench|e2e|\.ci|\.storybook)\/[\w./-]+)`/g)]
    const missing = paths
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(join(root, path)) && !/\/dist(\/|$)/.test(path))
    expect(missing.filter((path) => !examples.some((name) => path.includes(name)))).toEqual([])
  })
})
