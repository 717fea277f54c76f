import { expect, test } from 'vitest'
import { createTemplate } from './template.ts'

test('writes the same page from the same rows, and what has changed in its place', () => {
  const page =
    '<a href="/product/1-a">Salt &amp; Pepper</a><img src="/media/p.1.jpg"><a href="/product/1-b">Oak</a><p>Oak wood</p>'
  const rows = [
    { id: '1-a', name: 'Salt & Pepper', images: [{ public_id: 'p.1' }] },
    { id: '1-b', name: 'Oak', images: [] },
  ]
  const write = createTemplate(page, rows)
  expect(write(rows)).toBe(page)
  expect(write([rows[0]!, { ...rows[1]!, name: 'Ash' }])).toBe(page.replaceAll('Oak', 'Ash'))
})
