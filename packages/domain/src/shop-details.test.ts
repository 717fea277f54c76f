import { describe, expect, it } from 'vitest'
import shop from '../../../shop.config.ts'
import { changedShopDetails, isOpeningTime, lineProblem, shopDetailsOf, shopLineRules } from './shop-details.ts'
import type { PicturedShopDetails, ShopLine } from './shop-details.ts'

const problem = (line: ShopLine, text: string) => lineProblem(shopLineRules[line], text)

describe('a fact in one line', () => {
  it.each<[ShopLine, string]>([
    ['phone', '+234 800 000 0000'],
    ['chatNumber', '2348000000000'],
    ['street', 'x'.repeat(120)],
    ['countryCode', 'NG'],
    ['latitude', '-90'],
    ['latitude', '6.4474'],
    ['longitude', '180'],
    ['instagram', 'https://instagram.example/shop'],
    ['instagram', ''],
    ['tiktok', ''],
    ['x', ''],
  ])('is valid when %s is %j', (line, text) => {
    expect(problem(line, text)).toBeNull()
  })

  it.each<[ShopLine, string, string]>([
    ['phone', 'call me', 'Enter a phone number of 10 to 15 digits, such as +234 800 000 0000.'],
    ['chatNumber', '08000000000', 'Enter the chat number with its country code, 10 to 15 digits, such as 2348000000000.'],
    ['chatNumber', '234800', 'Enter the chat number with its country code, 10 to 15 digits, such as 2348000000000.'],
    ['street', '', 'Enter the street, in at most 120 characters.'],
    ['street', 'x'.repeat(121), 'Enter the street, in at most 120 characters.'],
    ['street', 'a\0b', 'Enter the street, in at most 120 characters.'],
    ['locality', ' ', 'Enter the area or town, in at most 120 characters.'],
    ['region', '', 'Enter the state, in at most 120 characters.'],
    ['country', '', 'Enter the country, in at most 120 characters.'],
    ['countryCode', 'ng', 'Enter the country code as two capital letters, such as NG.'],
    ['latitude', '90.1', 'Enter a latitude from -90 to 90, such as 6.4474.'],
    ['latitude', '6,4', 'Enter a latitude from -90 to 90, such as 6.4474.'],
    ['latitude', '6.', 'Enter a latitude from -90 to 90, such as 6.4474.'],
    ['latitude', 'N 6', 'Enter a latitude from -90 to 90, such as 6.4474.'],
    ['longitude', '181', 'Enter a longitude from -180 to 180, such as 3.4723.'],
    ['instagram', '@shop', 'Enter the link of your Instagram page. It begins with https://.'],
    ['tiktok', '@shop', 'Enter the link of your TikTok page. It begins with https://.'],
    ['x', '@shop', 'Enter the link of your X page. It begins with https://.'],
  ])('has a message when %s is %j', (line, text, message) => {
    expect(problem(line, text)).toBe(message)
  })
})

it('accepts two times in their order as opening hours, and null for a closed day', () => {
  expect([['09:00', '18:00'], null, ['18:00', '09:00'], 'always'].map(isOpeningTime)).toEqual([true, true, false, false])
})

describe('the changes of the details', () => {
  const picture = { public_id: 'sofa', alt: 'A sofa' }
  const before = {
    ...shopDetailsOf(shop),
    catalogues: [{ title: 'Sofas', href: 'https://shop.example', picture }],
    heroes: [picture],
  } as PicturedShopDetails

  it('finds none between equal details, whatever the order of their fields', () => {
    const { phone, ...others } = before
    const heroes = [{ alt: 'A sofa', public_id: 'sofa', width: 1200 }]
    expect(changedShopDetails(before, { ...others, heroes, phone } as PicturedShopDetails)).toEqual([])
  })

  it('names the changed facts in the order of the form', () => {
    const changed = { ...before, heroes: [{ ...picture, alt: 'A red sofa' }], catalogues: [], phone: '0800 000 0000' }
    expect(changedShopDetails(before, changed)).toEqual(['Phone', 'E-catalogues', 'Hero pictures'])
  })
})
