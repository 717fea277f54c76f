import { describe, expect, it } from 'vitest'
import { isEnquiryKey, isEnquiryReference, newEnquiryKey, newEnquiryReference } from './enquiry-reference.ts'

const secure = (count: number) => Uint8Array.from({ length: count }, () => Math.floor(Math.random() * 256))

describe('newEnquiryReference', () => {
  it.each([
    ['Atelier Ilé', 'ATE'],
    ['Ilé', 'ILE'],
    ['Ọ̀ṣun Homes', 'OSU'],
    ['7 & Co', 'COX'],
    ['漢字', 'XXX'],
  ])('begins a reference of the shop %s with %s', (name, prefix) => {
    const reference = newEnquiryReference(name, secure)
    expect(reference.slice(0, 4)).toBe(`${prefix}-`)
    expect(isEnquiryReference(reference)).toBe(true)
  })

  it('drops bytes that would make some symbols more frequent', () => {
    const bytes = [255, 242, 0, 21, 22, 241, 1, 2]
    expect(newEnquiryReference('Ilé', (count) => Uint8Array.from(bytes.splice(0, count)))).toBe('ILE-2Y2Y34')
  })

  it('uses 22 symbols, none of which looks like another one', () => {
    const used = new Set(Array.from({ length: 2000 }, () => newEnquiryReference('Ilé', secure).slice(4)).join(''))
    expect(used.size).toBe(22)
    for (const group of ['0OD', '1IL', '2Z', '5S', '6G', '8B', 'UV']) {
      expect(Array.from(group).filter((symbol) => used.has(symbol)).length, group).toBeLessThanOrEqual(1)
    }
  })
})

describe('newEnquiryKey', () => {
  it('creates a thousand different keys of 22 characters', () => {
    const keys = new Set(Array.from({ length: 1000 }, () => newEnquiryKey(secure)))
    expect(keys.size).toBe(1000)
    expect([...keys].every((key) => isEnquiryKey(key))).toBe(true)
  })
})

describe('isEnquiryReference', () => {
  it.each(['', 'ILE-7K2Q', 'ile-7k2q9x', 'ILE-7K2Q9XX', 'ILE-7K2Q0X', ' ILE-7K2Q9X', 'ILE-7K2Q9X\n'])('rejects %j', (text) => {
    expect(isEnquiryReference(text)).toBe(false)
  })
})
