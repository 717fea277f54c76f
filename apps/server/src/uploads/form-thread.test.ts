import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pictureHash } from '../media/names.ts'
import { startFormThread } from './form-thread.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-form-test-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const picture = randomBytes(300_000)
const body = Buffer.from(JSON.stringify({ name: '₦5 sofa', url: `data:image/png;base64,${picture.toString('base64')}` }))

/** The body in chunks with their own memory, which cut through characters and pictures. */
const chunks = () =>
  Array.from({ length: 7 }, (_, index) => Buffer.from(new Uint8Array(body.subarray(index * 65_521, (index + 1) * 65_521)).buffer))

test('a form thread moves the body into its memory and writes the pictures to private files', async () => {
  const sent = chunks()
  const thread = startFormThread(body.length, folder)
  sent.forEach((chunk) => thread.write(chunk))
  expect(sent.map(({ length }) => length)).toEqual([0, 0, 0, 0, 0, 0, 0])
  const { json, pictures } = await thread.end()
  const [[url, { path, hash }] = ['', { path: '', hash: '' }]] = pictures
  expect(JSON.parse(json)).toEqual({ name: '₦5 sofa', url })
  expect([readFileSync(path), hash]).toEqual([picture, pictureHash(picture)])
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('a form thread copies chunks that share their memory with others', async () => {
  const block = Buffer.concat([body, Buffer.from('secret')])
  const thread = startFormThread(body.length, folder)
  thread.write(block.subarray(0, 100))
  thread.write(block.subarray(100, -6))
  expect((await thread.end()).json).toMatch(/"}$/)
  expect(block).toEqual(Buffer.concat([body, Buffer.from('secret')]))
})

test.each([
  ['ends', 'process.exit(0)', 'The thread that reads a form stopped.'],
  ['fails', "throw new Error('out of memory')", 'out of memory'],
])('a form is rejected when its thread %s while the body arrives', async (_, program, message) => {
  const thread = startFormThread(body.length, folder, new URL(`data:text/javascript,${encodeURIComponent(program)}`))
  chunks().forEach((chunk) => thread.write(chunk))
  await expect(thread.end()).rejects.toThrow(message)
})

test('a form is rejected with the error of the system when its pictures cannot be written', async () => {
  const thread = startFormThread(body.length, join(folder, 'missing'))
  chunks().forEach((chunk) => thread.write(chunk))
  await expect(thread.end()).rejects.toMatchObject({ code: 'ENOENT' })
})

test('a form is rejected when its thread is stopped', async () => {
  const thread = startFormThread(body.length, folder)
  await thread.stop()
  await expect(thread.end()).rejects.toThrow('The thread that reads a form stopped.')
})
