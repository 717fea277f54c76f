import { stripMarkup } from '@shop/domain'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import shop from '../../../../shop.config.ts'
import { ShopFactsProvider } from '../app/services/shop-facts.ts'
import { Privacy } from './privacy/Privacy.tsx'
import { Terms } from './terms/Terms.tsx'

const served = (page: ReactNode) =>
  renderToStaticMarkup(
    <ShopFactsProvider value={{ shop, publicUrl: 'https://shop.example', year: 2026 }}>{page}</ShopFactsProvider>,
  )

/** The text of a page, with emphasised parts inlined. */
const wordsOf = (html: string) => stripMarkup(html.replace(/<\/?(strong|a)\b[^>]*>/g, ''))

const titlesOf = (html: string) => [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title = '']) => wordsOf(title))

describe('the terms', () => {
  const html = served(<Terms />)

  test.each([
    'Effective July 8, 2025',
    'A deposit of 50-80% of the price confirms an order.',
    'Foreign products need full payment before we order them',
    'The balance is paid before delivery.',
    'Production takes 3-6 weeks.',
    'Shipping takes 5-6 weeks,',
    'We give a warranty of 3 months on manufacturing defects,',
    'Delivery is expected within 7 days of completion.',
    'we ask for storage charges',
    'Tell us about visible damage or defects within 24 hours of delivery,',
    'Refunds are given only before production has begun, or for proven defects.',
    'After production a refund is given only after resale,',
    'Installation is offered for high beds, wall panels and kitchens at extra cost,',
    'Site measurement visits are paid,',
  ])('the terms contain: %s', (rule) => {
    expect(wordsOf(html)).toContain(rule)
  })

  test('the terms have an anchor for each section', () => {
    const ids = [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(11)
    for (const id of ids) expect(html).toContain(`href="#${id}"`)
  })
})

describe('the privacy policy', () => {
  const html = served(<Privacy />)

  test('the privacy policy has seven sections', () => {
    expect(titlesOf(html)).toEqual([
      '1. Who is responsible',
      '2. What you tell us',
      '3. Your cart and wishlist',
      '4. Cookies and what stays in your browser',
      '5. Emails and other services',
      '6. How long and how safely we store it',
      '7. Your rights',
    ])
  })

  test('the privacy policy says that users keep cart and wishlist on the server, and guests in the browser', () => {
    expect(wordsOf(html)).toContain('Signed-in users: cart and wishlist are kept on our server')
    expect(wordsOf(html)).toContain('Guests: cart and wishlist are kept in your browser.')
  })

  test.each([
    'session',
    'anonymousId',
    'cookie_consent_accepted',
    'localCart',
    'localWishlist',
    'sessionCart',
    'sessionWishlist',
    'localEnquiries',
    'sessionEnquiries',
    'recentSearches',
    'waitingEvents',
    'reloaded-for-a-new-build',
  ])('the privacy policy names %s, which is stored in the browser', (name) => {
    expect(html).toContain(`<strong>${name}</strong>`)
  })

  test('the privacy policy is effective from July 8, 2025', () => {
    expect(wordsOf(html)).toContain('Effective July 8, 2025')
  })
})
