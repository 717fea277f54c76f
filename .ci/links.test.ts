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

const sources = globSync(['*.ts', '{apps,packages,tools,bench,e2e,.ci,.storybook}/**/*.{ts,tsx}'], {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
})
/** The words of the code, without its comments. */
const words = new Set(
  sources.flatMap(
    (path) =>
      textOf(path)
        .replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
        .match(/[\w$]+/g) ?? [],
  ),
)
/** Decisions keep the names of their time. */
const currentPages = pages.filter((page) => !page.startsWith('docs/decisions/') && page !== 'CHANGELOG.md')
const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
/** The names with which a page shows how to use `pnpm new`. */
const examplesOf = (text: string) => [...text.matchAll(/pnpm new [\w-]+ ([\w-]+)/g)].map(([, name = '']) => name)

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
    const paths = [...text.matchAll(/`((?:apps|packages|docs|demo|tools|bench|e2e|\.ci|\.storybook)\/[\w./-]+)`/g)]
    const missing = paths
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(join(root, path)) && !/\/dist(\/|$)/.test(path))
    expect(missing.filter((path) => !examplesOf(text).some((name) => path.includes(name)))).toEqual([])
  })
})

it.each(currentPages)('%s names only identifiers of the code, except those of pnpm new', (page) => {
  const text = textOf(page)
  const examples = examplesOf(text).map(camelCase)
  const identifiers = [...text.matchAll(/`([a-z]+[A-Z]\w*)`/g)].map(([, name = '']) => name)
  expect(identifiers.filter((name) => !words.has(name) && !examples.some((example) => name.startsWith(example)))).toEqual([])
})
