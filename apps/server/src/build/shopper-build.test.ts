import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildWebIfStale } from './build-web.ts'

const inspector = fileURLToPath(new URL('../../../../packages/inspector/src', import.meta.url))

let clientFolder: string
beforeAll(async () => {
  clientFolder = (await buildWebIfStale(() => undefined)).client
}, 240_000)

/** Words that occur in each kind of inspector module and nowhere in the shop. */
const words = ['@shop/inspector', 'shop-inspector-session', '@shop.microstep', '@statelyai', 'person-', 'As a drawing']

const screens = fileURLToPath(new URL('../../../web/src/screens', import.meta.url))

const readChunks = () =>
  JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Record<string, { src?: string }>

const textsIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))

describe('the client build', () => {
  test('the client build contains no inspector module in any chunk', () => {
    const modules = Object.values(readChunks()).flatMap(({ src }) => src ?? [])
    expect(modules.filter((src) => /inspect/.test(src))).toEqual([])
    const chunks = textsIn(clientFolder, /\.js$/)
    expect(words.filter((word) => chunks.some((chunk) => chunk.includes(word)))).toEqual([])
  })

  test('the client build has a chunk for the screens of each folder, which the rendered page preloads', () => {
    const pages = readdirSync(screens, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.page.ts'))
    const folders = new Set(pages.map((path) => `src/screens/${path.split('/')[0]}`))
    expect(folders.size).toBeGreaterThan(5)
    expect(Object.keys(readChunks())).toEqual(expect.arrayContaining([...folders]))
  })

  test('the chunks of lists and items, and no others, ask Chromium to compile them on arrival', () => {
    const assets = join(clientFolder, 'assets')
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
    const hinted = scripts.filter((name) => readFileSync(join(assets, name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'))
    expect(new Set(hinted.map((name) => name.split('-', 1)[0]))).toEqual(new Set(['shop', 'lists', 'catalogue', 'items']))
  })

  test('the words that would reveal the inspector in a chunk occur in its sources', () => {
    const sources = textsIn(inspector, /(?<!test|stories)\.tsx?$/)
    expect(words.filter((word) => !sources.some((source) => source.includes(word)))).toEqual([])
  })
})
