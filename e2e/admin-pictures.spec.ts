import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { createProduct, expect, photos, signIn, test } from './admin.ts'

const folder = mkdtempSync(join(tmpdir(), 'shop-pictures-'))

/** Writes a file to the folder of this run and returns its path. */
function file(name: string, content: Uint8Array | string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** An uncompressed PNG of 8 MB with a gradient. */
function largePicture(): Uint8Array {
  const [width, height] = [1700, 1600]
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let row = 0; row < height; row += 1)
    rows.fill(60 + Math.floor((row / height) * 150), row * (1 + width * 3) + 1, (row + 1) * (1 + width * 3))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows, { level: 0 })), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts])
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

test('an admin who picks twelve pictures of 8 MB can reorder and save the first ten, which are resized', async ({
  page,
  visit,
}) => {
  test.setTimeout(240_000)
  await signIn(page)
  const { _id } = await createProduct(page)
  const content = largePicture()
  expect(content.byteLength).toBeGreaterThan(8_000_000)
  const pictures = Array.from({ length: 12 }, (_, place) => file(`photo-${place + 1}.png`, content))

  await visit(`/admin/products/edit/${_id}`)
  await page.getByLabel('Pictures', { exact: true }).first().setInputFiles(pictures)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('At most 10 images can be saved.')
  await expect(page.getByRole('progressbar', { name: 'Reading pictures' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
  const tiles = page.getByRole('list', { name: 'Pictures' })
  await expect(tiles.getByRole('img')).toHaveCount(10, { timeout: 120_000 })

  await tiles.getByRole('button', { name: 'Move photo-2.png earlier' }).press('Enter')
  await expect(tiles.getByRole('listitem').first().getByRole('img')).toHaveAttribute('alt', 'photo-2.png')
  for (let left = 10; left > 3; left -= 1)
    await tiles
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click()

  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  expect((await sent).postDataBuffer()!.byteLength).toBeLessThan(3_000_000)
  await expect(page).toHaveURL('/admin/dashboard?section=products', { timeout: 120_000 })
  const saved = await (await page.request.get(`/api/products/${_id}`)).json()
  expect(saved.images).toHaveLength(3)
})

test('a file that is not a picture is reported by name, and stored pictures remain when new ones are picked', async ({
  page,
  visit,
}) => {
  test.slow()
  await signIn(page)
  const { _id } = await createProduct(page)
  await visit(`/admin/products/edit/${_id}`)
  const field = page.getByLabel('Pictures', { exact: true }).first()
  const tiles = page.getByRole('list', { name: 'Pictures' }).getByRole('img')

  await field.setInputFiles([photos[0]!, file('delivery-note.jpg', 'Two chairs, one sofa.')])
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to read image file.')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('delivery-note.jpg')
  await expect(tiles).toHaveCount(1)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page).toHaveURL('/admin/dashboard?section=products', { timeout: 60_000 })

  await page.getByRole('link', { name: 'Edit Eko Sofa' }).click()
  await field.setInputFiles(photos[1]!)
  await expect(tiles).toHaveCount(2)
  // New picks replace earlier new picks; the stored picture stays.
  await field.setInputFiles([photos[2]!, photos[0]!])
  await expect(tiles).toHaveCount(3)
  await expect(page.getByRole('list', { name: 'Pictures' })).not.toContainText('abuja-drum-2')
})
