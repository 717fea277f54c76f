import { expect, it } from 'vitest'
import { cleanWishes, labelledItemWishes, labelledOrderWishes } from './wishes.ts'

it('cleaned wishes are trimmed, limited and storable, and leave out what is empty, unknown or invalid', () => {
  const details = {
    area: `  Lekki\nPhase 1 ${'x'.repeat(200)}`,
    floor: ' ',
    lift: 'Maybe',
    date: '2026-02-30',
    recipient: 'Ada\0 Obi\uD83D',
    password: 'x',
  }
  const items = { 'Product 1': { fabric: 'Velvet', colour: '' }, 'Product 2': { size: '' } }
  expect(cleanWishes({ note: ' Call first.\nThank you. ', details, items })).toEqual({
    note: 'Call first.\nThank you.',
    details: { recipient: 'Ada Obi\uFFFD', area: `Lekki Phase 1 ${'x'.repeat(104)}` },
    items: { 'Product 1': { fabric: 'Velvet' } },
  })
  expect(cleanWishes({ note: '', details: { lift: 'No', date: '2026-12-24' }, items: {} }).details).toEqual({
    lift: 'No',
    date: '2026-12-24',
  })
})

it('wishes are labelled in the order of the form, with readable days', () => {
  expect(labelledOrderWishes({ note: 'Call first.', details: { date: '2026-12-24', area: 'Lekki', old: 'x' } })).toEqual([
    { label: 'Delivery area', text: 'Lekki' },
    { label: 'Date wanted', text: 'December 24, 2026' },
    { label: 'Note', text: 'Call first.' },
  ])
  expect(labelledItemWishes({ size: '3 m', fabric: 'Velvet' }).map(({ label }) => label)).toEqual(['Fabric', 'Size'])
})
