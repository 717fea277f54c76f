import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { buildWebIfStale } from '../build/build-web.ts'
import { writeDocument } from './document.ts'

let folder: string
beforeAll(async () => {
  folder = (await buildWebIfStale(() => undefined)).client
}, 240_000)

const file = (name: string) => readFile(join(folder, name))

test('a page links a drawing for tabs and a picture of 180 pixels without transparent corners for home screens', async () => {
  const files = { starter: null, script: '', modules: [], styles: [] }
  const themeColors = { light: '', dark: '' }
  const html = writeDocument({ head: '', body: '', state: '{}', files, usedStyles: null, themeColors }).join('')
  expect(html.match(/<link rel="[a-z-]*icon".*>/g)).toEqual([
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  ])
  expect((await file('icon.svg')).toString()).toContain('<svg')
  const picture = sharp(await file('apple-touch-icon.png'))
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 180, height: 180 })
  expect((await picture.stats()).isOpaque).toBe(true)
})

test('the icon that browsers request without a link has pictures of 16, 32 and 48 pixels', async () => {
  const icon = await file('favicon.ico')
  const pictures = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index
    const start = icon.readUInt32LE(entry + 12)
    return sharp(icon.subarray(start, start + icon.readUInt32LE(entry + 8))).metadata()
  })
  expect((await Promise.all(pictures)).map(({ format, width, height }) => [format, width, height])).toEqual([
    ['png', 16, 16],
    ['png', 32, 32],
    ['png', 48, 48],
  ])
})
