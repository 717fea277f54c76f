import { describe, expect, it } from 'vitest'
import { parseItemType } from './item-types.ts'
import { limits } from './limits.ts'
import { isAdmin, roles } from './roles.ts'

describe('the constants of the specification', () => {
  it('the limits have the values of the specification', () => {
    expect(limits).toMatchObject({
      pageSize: 12,
      homeItems: 10,
      heroSlides: 5,
      eCataloguesMaximum: 12,
      heroInterval: 5000,
      swipeThreshold: 50,
      quantityMaximum: 99,
      passwordCheckMinimum: 6,
      phoneMinimum: 10,
      phoneMaximum: 14,
      scrollDelay: 10,
      cardScrollDelay: 50,
      mapZoom: 17,
      imagesMaximum: 10,
      imageBytesMaximum: 10_485_760,
      pageSizeMaximum: 100,
    })
  })
})

describe('roles', () => {
  it('only the admin role is an admin', () => {
    expect(roles.map((role) => isAdmin({ role }))).toEqual([false, true])
    expect(isAdmin(null)).toBe(false)
  })
})

describe('item types', () => {
  it('parseItemType accepts Product and Collection in any case, and returns null for other texts', () => {
    expect(['Product', 'collection', 'Room', ''].map(parseItemType)).toEqual(['Product', 'Collection', null, null])
  })
})
