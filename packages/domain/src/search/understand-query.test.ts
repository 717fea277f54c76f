import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asksForEverything, understandQuery } from './understand-query.ts'

const nothing = { price: null, sizes: [], seats: [], order: null, marks: [] }
const named = (text: string) => understandQuery(text).segments.map(({ words, concepts: [first] }) => first?.id ?? words.join(' '))

describe('understandQuery', () => {
  it.each([
    ['sofa under 2m', { minimum: null, maximum: 2_000_000, near: null }],
    ['below 500k', { minimum: null, maximum: 500_000, near: null }],
    ['bed less than ₦2,500,000', { minimum: null, maximum: 2_500_000, near: null }],
    ['above 3 million', { minimum: 3_000_000, maximum: null, near: null }],
    ['1m to 2m', { minimum: 1_000_000, maximum: 2_000_000, near: null }],
    ['between 400k and 800k', { minimum: 400_000, maximum: 800_000, near: null }],
    ['1-2m', { minimum: 1_000_000, maximum: 2_000_000, near: null }],
    ['table ₦800,000', { minimum: 400_000, maximum: 1_600_000, near: 800_000 }],
    ['sofa about 850k', { minimum: 425_000, maximum: 1_700_000, near: 850_000 }],
    ['above 1000', { minimum: 1000, maximum: null, near: null }],
    ['below 1000', { minimum: null, maximum: 1000, near: null }],
    ['around ₦5,000', { minimum: 2500, maximum: 10_000, near: 5000 }],
    ['chair ₦1,000', { minimum: 500, maximum: 2000, near: 1000 }],
    ['sofa 20000', { minimum: 10_000, maximum: 40_000, near: 20_000 }],
    ['sofa around 2m', { minimum: 1_000_000, maximum: 4_000_000, near: 2_000_000 }],
    ['#500k chair', { minimum: 250_000, maximum: 1_000_000, near: 500_000 }],
    ['sofa under =N=500,000', { minimum: null, maximum: 500_000, near: null }],
    ['=N= 5,000 lamp', { minimum: 2500, maximum: 10_000, near: 5000 }],
    ['N2m sofa', { minimum: 1_000_000, maximum: 4_000_000, near: 2_000_000 }],
    ['not more than 500k', { minimum: null, maximum: 500_000, near: null }],
    ['sofa no more than 2 million', { minimum: null, maximum: 2_000_000, near: null }],
    ['sofa not above 2m', { minimum: null, maximum: 2_000_000, near: null }],
    ['not less than 2m', { minimum: 2_000_000, maximum: null, near: null }],
    ['not below 500k', { minimum: 500_000, maximum: null, near: null }],
    ['not below 500k and not above 2m', { minimum: 500_000, maximum: 2_000_000, near: null }],
    ['sofa 2m and below', { minimum: null, maximum: 2_000_000, near: null }],
    ['2m or less', { minimum: null, maximum: 2_000_000, near: null }],
    ['sofa 2m max', { minimum: null, maximum: 2_000_000, near: null }],
    ['sofa 2m and above', { minimum: 2_000_000, maximum: null, near: null }],
    ['bed from 2m upwards', { minimum: 2_000_000, maximum: null, near: null }],
    ['500k+ rug', { minimum: 500_000, maximum: null, near: null }],
    ['above 500k below 2m', { minimum: 500_000, maximum: 2_000_000, near: null }],
    ['sofa under one million', { minimum: null, maximum: 1_000_000, near: null }],
    ['above half a million', { minimum: 500_000, maximum: null, near: null }],
    ['chair two hundred thousand', { minimum: 100_000, maximum: 400_000, near: 200_000 }],
    ['sofa cover 500k', { minimum: 250_000, maximum: 1_000_000, near: 500_000 }],
    ['sofa 5000', null],
    ['sofa 100 to 900', null],
    ['2m to 1m', null],
    ['1m to 1m', null],
  ])("reads the price in '%s'", (text, price) => {
    expect(understandQuery(text).price).toEqual(price)
  })

  it.each([
    ['180cm tv stand', [180]],
    ['2 metre sofa', [200]],
    ['2.5m sofa', [250]],
    ['6ft bed', [183]],
    ['carpet 300 x 210', [300, 210]],
    ['under 180cm', [180]],
    ['150mm shelf', [15]],
    ['wardrobe 6 x 7 ft', [183, 213]],
  ])("reads the size in '%s', which is no price", (text, sizes) => {
    expect(understandQuery(text)).toMatchObject({ sizes, price: null })
  })

  it.each([
    ['3 seater', 3],
    ['three-seater sofa', 3],
    ['6seater dining', 6],
    ['dining table for eight', 8],
    ['dining for 6 people', 6],
    ['dining for 6 under 2m', 6],
    ['at least 3 seater sofa under 2m', 3],
  ])("reads the seats in '%s'", (text, seats) => {
    expect(understandQuery(text).seats).toEqual([seats])
  })

  it.each([
    ['at least 3 seater sofa under 2m', ['sofa']],
    ['leather couch', ['leather', 'sofa']],
    ['bedframe', ['bed']],
    ['Bed frames', ['bed']],
    ['arm chair', ['armchair']],
    ['center rug', ['carpet']],
    ['centre carpet', ['carpet']],
    ['tv table', ['tv']],
    ['plasma stand', ['tv']],
    ['head board', ['bed']],
    ['L-shaped chairs', ['corner']],
    ['sofa chair', ['sofa']],
    ['3 seater chair', ['sofa']],
    ['seven seater chairs', ['sofa']],
    ['one seater chair', ['chair']],
    ['6 seater dining chair', ['dining']],
    ['dining table and chair for 6 people', ['dining', 'chair']],
    ['ash sofa', ['grey', 'sofa']],
    ['ash grey sofa', ['grey', 'sofa']],
    ['ash wood', ['wood']],
    ['navy blue bed', ['blue', 'bed']],
    ['army green', ['green']],
    ['rose gold lamp', ['gold', 'lamp']],
    ['milk colour chair', ['cream', 'chair']],
    ['carton colour sofa', ['brown', 'sofa']],
    ['black friday sofa', ['sofa']],
    ['room and parlour', ['livingroom']],
    ['chairs made in Italy', ['chair', 'italy']],
    ['i need a nice dusty rose settee, please', ['pink', 'sofa']],
    ['zebra print', ['zebra', 'print']],
    ['abeg i wan buy fine chair', ['chair']],
    ['how much be this bed', ['bed']],
    ['carpet wey dey cheap', ['carpet']],
    ['complete parlour set', ['livingroom']],
    ['the', ['the']],
    ['the sale', []],
    ['sofa price in Nigeria', ['sofa']],
    ['the cheapest', []],
    ['for 500k', []],
    ['for 180cm', []],
    ['the 3 seater', []],
  ])("names the concepts of '%s'", (text, concepts) => {
    expect(named(text)).toEqual(concepts)
  })

  it.each([
    ['grey sofa under 2m', ['Grey', 'Sofa', 'Under ₦2,000,000'], ['sofa under 2m', 'grey under 2m', 'grey sofa']],
    ['settee', ['Sofa'], ['']],
    [
      'Italian dining for six',
      ['Made in Italy', 'Dining set', '6 seats'],
      ['dining for six', 'italian for six', 'italian dining'],
    ],
    ['Emerald chair 300 x 210', ['Emerald', 'Chair', '300 × 210 cm'], ['chair 300 x 210', 'emerald 300 x 210', 'emerald chair']],
    ['cheap grey grey rug', ['Lowest price first', 'Grey', 'Carpet'], ['grey grey rug', 'cheap rug', 'cheap grey grey']],
    ['zebra tv stand 1m to 2m', ['zebra', 'TV unit', '₦1,000,000 to ₦2,000,000'], null],
    ['above 500k bed below 2m', ['₦500,000 to ₦2,000,000', 'Bed'], ['bed', 'above 500k below 2m']],
    ['chair made in Italy', ['Chair', 'Made in Italy'], ['made in italy', 'chair']],
    ['the', [], []],
    ['the sofa', ['Sofa'], ['']],
    ['cheap small sofa', ['Smallest first', 'Sofa'], ['sofa', 'cheap small']],
    ['above 500k', ['Above ₦500,000'], ['']],
    ['sofa not above 2m', ['Sofa', 'Under ₦2,000,000'], ['not above 2m', 'sofa']],
    ['bed from 2m upwards', ['Bed', 'Above ₦2,000,000'], ['from 2m upwards', 'bed']],
    ['sofa one million naira', ['Sofa', 'Around ₦1,000,000'], null],
    ['one seater 180cm', ['1 seat', '180 cm'], ['180cm', 'one seater']],
  ])("names the parts of '%s', each with the search without it", (text, labels, without) => {
    const { parts } = understandQuery(text)
    expect(parts.map(({ label }) => label)).toEqual(labels)
    if (without !== null) expect(parts.map((part) => part.without)).toEqual(without)
  })

  it("reads an order and marks, such as in 'cheapest imported chairs on sale'", () => {
    expect(understandQuery('cheapest imported chairs on sale')).toMatchObject({
      ...nothing,
      order: 'cheap',
      marks: ['isForeign', 'isPromo'],
    })
  })

  it.each(['latest sofa designs', 'newest sofas', 'sofa new arrivals'])("reads the order by age in '%s'", (text) => {
    const { order, parts } = understandQuery(text)
    expect({ order, parts: parts.map(({ label }) => label).sort() }).toEqual({
      order: 'latest',
      parts: ['Newest first', 'Sofa'],
    })
  })

  it.each([
    ['furniture', true],
    ['nice furnitures for my home', true],
    ['all items', true],
    ['garden furniture', false],
    ['furniture under 2m', false],
    ['all', false],
    ['the', false],
  ])("says whether '%s' asks for everything", (text, isEverything) => {
    expect(asksForEverything(understandQuery(text))).toBe(isEverything)
  })

  it('names the kind of each part', () => {
    const { parts } = understandQuery('grey sofa under 2m 180cm 3 seater 300 x 210 cheap zebra')
    expect(parts.map(({ kind }) => kind)).toEqual(['colour', 'kind', 'price', 'size', 'seats', 'size', 'order', 'word'])
  })

  it('reads the first 300 characters of a text, and 24 of its words', () => {
    expect(named(`${'x '.repeat(150)}sofa`)).toEqual(['x'])
    const words = Array.from({ length: 30 }, (_, place) => `zz${place}`)
    expect(named(words.join(' '))).toEqual(words.slice(0, 24))
  })

  it('understands nothing in a text of signs', () => {
    expect(understandQuery('!!! ☃️ …')).toEqual({ ...nothing, segments: [], parts: [] })
  })

  it('reads any text without an error', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('₦', '2m', ' to ', 'under ', ' x ', '1,000,000', 'sofa', ' seater', '-', "';--", '\u202Eمرحبا'),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const { price, sizes, seats, segments } = understandQuery(parts.join(''))
        expect([...sizes, ...seats, ...Object.values(price ?? {}).filter((value) => value !== null)].every(Number.isFinite)).toBe(
          true,
        )
        expect(segments.length).toBeLessThanOrEqual(24)
      }),
    )
  })
})
