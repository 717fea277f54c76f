import { describe, expect, it } from 'vitest'
import { collectionSaving, savingText } from './collection-saving.ts'

const priced = (price: number, discountedPrice: number | null = null) => ({
  price,
  isPromo: discountedPrice !== null,
  discountedPrice,
})

describe('collectionSaving', () => {
  it('compares what the shopper pays for the collection and for its products', () => {
    const products = [priced(2_100_000, 1_890_000), priced(345_000), priced(3_690_000)]
    expect(collectionSaving(priced(5_350_000, 4_990_000), products)).toBe(935_000)
  })

  it('is 0 when the collection costs as much as its products or more', () => {
    expect(collectionSaving(priced(500), [priced(300), priced(200)])).toBe(0)
    expect(collectionSaving(priced(600), [priced(300), priced(200)])).toBe(0)
    expect(collectionSaving(priced(600), [])).toBe(0)
  })

  it('has no floating-point tail', () => {
    expect(collectionSaving(priced(0.1), [priced(0.1), priced(0.2)])).toBe(0.2)
  })
})

describe('savingText', () => {
  it('names the amount without empty decimals', () => {
    expect(savingText('Gala Collection', 935_000)).toBe('Buy the Gala Collection together and save ₦935,000.')
    expect(savingText('Gala Collection', 0.5)).toBe('Buy the Gala Collection together and save ₦0.50.')
  })

  it('does not repeat the article of a name', () => {
    expect(savingText('The Lagos Set', 5000)).toBe('Buy the Lagos Set together and save ₦5,000.')
  })

  it('is null without a saving', () => {
    expect(savingText('Gala Collection', 0)).toBeNull()
  })
})
