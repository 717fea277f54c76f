import { describe, expect, it } from 'vitest'
import { claimOfSeats, claimOfSegment, claimsOfLimits } from './search-claims.ts'
import { searchNote } from './search-note.ts'
import type { SearchOutcome } from './search-note.ts'
import { understandQuery } from './understand-query.ts'

/** @param met - the words of the search that the first item has */
function noteOf(text: string, { met = '', ...given }: Partial<SearchOutcome> & { met?: string } = {}): string | null {
  const claimsIn = (query: string) => {
    const { segments, seats } = understandQuery(query)
    return [...segments.map(claimOfSegment), ...seats.map(claimOfSeats)]
  }
  const { price, marks } = understandQuery(text)
  const claims = claimsIn(text)
  const wanted = new Set(claimsIn(met).map(({ is }) => is))
  return searchNote({
    claims,
    limits: claimsOfLimits(price, marks),
    unknown: [],
    exact: 0,
    total: 8,
    isBeyondLimits: false,
    first: claims.filter(({ is }) => wanted.has(is)),
    isFiltered: false,
    of: 'products',
    ...given,
  })
}

describe('searchNote', () => {
  it.each([
    ['pink leather', 'Nothing is both pink and leather. Pink ones come first.', 'pink'],
    ['pink sofa', 'No sofa is pink. These come closest.', 'sofa'],
    ['pink leather settee', 'No sofa is both pink and leather. Pink ones come first.', 'pink'],
    ['emerald', 'Nothing is emerald. These come closest.', ''],
    ['sectional', 'There is no corner sofa. These come closest.', ''],
    [
      'pink velvet chair made in Italy',
      'No chair is pink, velvet and made in Italy. Pink velvet ones come first.',
      'pink velvet',
    ],
    [
      'round italian persian rug',
      'No carpet is round, made in Italy and Persian. Round ones made in Italy come first.',
      'round italian',
    ],
    ['grey 3 seater', 'Nothing is both grey and a 3-seater. Those with 3 seats come first.', '3 seater'],
    ['zebra pink', 'Nothing is both described as “zebra” and pink. Those described as “zebra” come first.', 'zebra'],
    ['sliding doors wardrobe', 'No wardrobe is both described as “sliding” and described as “doors”. These come closest.', ''],
    ['sofa bed', 'Nothing is both a sofa and a bed. These come closest.', 'bed'],
    [
      'antique armchair for the bedroom',
      'No armchair is both Antique/Royal and for the bedroom. These come closest.',
      'armchair',
    ],
    ['armchair bed', 'Nothing is both an armchair and a bed. These come closest.', 'bed'],
    ['dusty rose sofa', 'No sofa is dusty rose. These come closest.', 'dusty rose'],
    ['grey 1 seater', 'Nothing is both grey and a 1-seater. Those with 1 seat come first.', '1 seater'],
    [
      'grey italian 3 seater',
      'Nothing is grey, made in Italy and a 3-seater. Those made in Italy and with 3 seats come first.',
      'italian 3 seater',
    ],
    ['pink tv stand on sale', 'No TV unit is both pink and on promotion. These come closest.', 'tv'],
  ])("of '%s' says '%s' when the first item is '%s'", (text, note, met) => {
    expect(noteOf(text, { met })).toBe(note)
  })

  it.each([
    ['sofa under 100k', 'No sofa is under ₦100,000. The nearest prices come first.', 'sofa'],
    ['grey sofa between 1k and 2k', 'No sofa is between ₦1,000 and ₦2,000. Grey ones come first.', 'grey'],
    ['grey around 5,000 naira', 'Nothing is both grey and around ₦5,000. Grey ones come first.', 'grey'],
    ['imported sofa', 'No sofa is made abroad. These come closest.', 'sofa'],
    ['imported sofa under 100k', 'No sofa is both under ₦100,000 and made abroad. The nearest prices come first.', 'sofa'],
    ['grey sofa under 100k', 'No sofa is under ₦100,000. These come closest.', 'sofa'],
  ])("of '%s', when nothing is within its limits, says '%s'", (text, note, met) => {
    expect(noteOf(text, { met, isBeyondLimits: true })).toBe(note)
  })

  it('says how many have all of the search when others follow', () => {
    expect(noteOf('grey sofa', { exact: 3 })).toBe('3 have all of this. The others come close.')
    expect(noteOf('grey sofa', { exact: 1 })).toBe('1 has all of this. The others come close.')
    expect(noteOf('grey sofa', { exact: 8 })).toBeNull()
  })

  it('names words that no item has', () => {
    const unknown = ['helicopter', 'spaceship']
    expect(noteOf('grey sofa', { unknown, exact: 8 })).toBe('Nothing matches “helicopter” or “spaceship”. These match the rest.')
    expect(noteOf('grey sofa', { unknown: ['helicopter'], exact: 3 })).toBe(
      'Nothing matches “helicopter”. 3 have all of the rest. The others come close.',
    )
    expect(noteOf('pink sofa', { unknown: ['helicopter'] })).toBe('Nothing matches “helicopter”. These come closest.')
  })

  it('is about the filtered items when filters narrow the list', () => {
    expect(noteOf('pink sofa', { isFiltered: true })).toBe('With these filters, no sofa is pink. These come closest.')
  })

  it('names collections instead of the furniture in them', () => {
    expect(noteOf('pink sofa', { of: 'collections' })).toBe('No collection has all of this. These come closest.')
    expect(noteOf('pink', { of: 'collections' })).toBe('No collection is pink. These come closest.')
  })

  it('does not promise an order when the list is sorted otherwise, and is silent about an empty list', () => {
    expect(noteOf('pink leather', { first: null })).toBe('Nothing is both pink and leather. These come closest.')
    expect(noteOf('sofa under 100k', { first: null, isBeyondLimits: true })).toBe(
      'No sofa is under ₦100,000. These come closest.',
    )
    expect(noteOf('pink leather', { total: 0 })).toBeNull()
  })
})
