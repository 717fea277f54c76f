import { describe, expect, test } from 'vitest'
import { CellError, readCentimetres, readDescription, readFlag, readItems, readList, readPrice } from './csv-cells.ts'

describe('a price', () => {
  test.each([
    ['1250000', 1_250_000],
    ['1,250,000.00', 1_250_000],
    ['₦1,250,000', 1_250_000],
    [' ₦ 1,250,000.50 ', 1_250_000.5],
    ['NGN 1 250 000', 1_250_000],
    ['1\u00a0250\u00a0000', 1_250_000],
    ['0', 0],
    ['-5', -5],
    ['', null],
    ['  ', null],
  ])('reads the price %j as %s', (cell, price) => {
    expect(readPrice('Price', cell)).toBe(price)
  })

  test.each([
    '1.250.000,00',
    '1.250',
    '450.000',
    '1250000,50',
    '1,25',
    '12,50,000',
    'on request',
    '1e6',
    '0x10',
    '₦',
    '1250000 USD',
  ])('rejects the ambiguous price %j', (cell) => {
    expect(() => readPrice('Price', cell)).toThrow(
      new CellError(`Price must be a number such as 1250000 or 1,250,000.00; found '${cell}'.`),
    )
  })
})

test('reads a number of seats that a spreadsheet has taken for a negative number', () => {
  expect(['(1)', '-1', ' -12 ', '(3+1)', '-', '1-2', ''].map((cell) => readItems(cell))).toEqual([
    '(1)',
    '(1)',
    '(12)',
    '(3+1)',
    '-',
    '1-2',
    '',
  ])
})

test('reads a length as a number of centimetres with or without the unit', () => {
  expect(['84', '84.5', '84 cm', '84CM', ''].map((cell) => readCentimetres('Width', cell))).toEqual([84, 84.5, 84, 84, null])
  expect(() => readCentimetres('Width', '84"')).toThrow("Width must be a number of centimetres such as 84 or 84.5; found '84\"'.")
})

test('reads a flag as yes or no, and an empty cell as no', () => {
  expect(['yes', 'TRUE', '1', 'x', 'No', 'false', '0', ''].map((cell) => readFlag('Best seller', cell))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
  expect(() => readFlag('Best seller', 'maybe')).toThrow("Best seller must be yes or no; found 'maybe'.")
})

test('splits a list at each |', () => {
  expect(readList('front.jpg | side.jpg')).toEqual(['front.jpg', 'side.jpg'])
  expect(readList(' ')).toEqual([])
})

describe('a description', () => {
  test('a description without markup becomes paragraphs', () => {
    expect(readDescription('Oak & linen, 5 < 6.\nTwo lines.\n\n\nNext.')).toBe(
      '<p>Oak &amp; linen, 5 &lt; 6.<br />Two lines.</p><p>Next.</p>',
    )
  })

  test('a description with markup is not changed', () => {
    expect(readDescription('<p>Oak &amp; linen.</p>')).toBe('<p>Oak &amp; linen.</p>')
  })
})
