import { createEnquiry } from '@shop/api/testing'
import { describe, expect, test } from 'vitest'
import shop from '../../../../../shop.config.ts'
import { enquiryHead } from '../../screens/enquiries/enquiries.data.ts'
import { headHtml, scriptJson } from './head-html.ts'
import { headTags } from './head.ts'
import type { PageHead } from './head.ts'

const facts = { shop, publicUrl: 'https://shop.example', year: 2026 }
const image = {
  url: '/media/abc-1280.jpg',
  public_id: 'abc',
  alt: 'A bed',
  width: 1600,
  height: 1200,
  widths: [320, 640],
  placeholder: '',
}
const head: PageHead = { title: 'Benin Royal Bed', description: 'A bed.', canonical: '/product/1' }
const html = (page: PageHead) => headHtml(headTags(page, facts))

test('the head of an enquiry has neither its address nor its key, and only its preview card has the reference, the items and the total', () => {
  const url = new URL('https://shop.example/enquiry/ILE-7K2Q9X?key=secret')
  const page = enquiryHead({ data: createEnquiry(), url, facts })
  const tags = html(page)
  expect(tags).toContain('<title data-page>Your enquiry – Atelier Ilé</title>')
  expect(tags).toContain('<meta name="robots" content="noindex" data-page>')
  expect(tags).not.toMatch(/ile-|secret|sofa|₦|og:url|og:image|canonical/i)
  const preview = { path: '/media/cards/card-enquiry-ile-7k2q9x-0123456789abcdef0123.jpg', alt: 'Eko Sofa, ₦1,500,000.00' }
  const added = html({ ...page, preview })
    .split('\n')
    .filter((tag) => /ile-|secret|sofa|₦|og:url|canonical/i.test(tag))
  expect(added).toEqual([
    `<meta property="og:image" content="https://shop.example${preview.path}" data-page>`,
    `<meta property="og:image:alt" content="${preview.alt}" data-page>`,
    `<meta name="twitter:image" content="https://shop.example${preview.path}" data-page>`,
    `<meta name="twitter:image:alt" content="${preview.alt}" data-page>`,
  ])
})

describe('the head of a page', () => {
  test('the head contains title, description, canonical address and shop name', () => {
    const tags = html(head).split('\n')
    expect(tags).toContain('<title data-page>Benin Royal Bed – Atelier Ilé</title>')
    expect(tags).toContain('<meta name="description" content="A bed." data-page>')
    expect(tags).toContain('<link rel="canonical" href="https://shop.example/product/1" data-page>')
    expect(tags).toContain('<meta property="og:url" content="https://shop.example/product/1" data-page>')
    expect(tags).toContain('<meta property="og:site_name" content="Atelier Ilé" data-page>')
  })

  test('a page without a title has the shop’s title', () => {
    expect(html({ ...head, title: null })).toContain(
      '<title data-page>Atelier Ilé – Bespoke furniture and interiors, made in Lagos</title>',
    )
  })

  test('a page has at most one preview picture, of 1200 by 630 pixels', () => {
    const tags = html({ ...head, image })
    expect(tags).toContain('property="og:image" content="https://shop.example/media/abc-og.jpg"')
    expect(tags).toContain('property="og:image:width" content="1200"')
    expect(tags).toContain('property="og:image:height" content="630"')
    expect(tags).toContain('name="twitter:card" content="summary_large_image"')
    expect(html(head)).not.toContain('og:image')
  })

  test('the head preloads the largest picture of the first viewport in its shown widths', () => {
    expect(html({ ...head, firstPicture: { image, sizes: '100vw' } })).toContain(
      '<link rel="preload" as="image" type="image/avif" imagesrcset="/media/abc-320.avif 320w, /media/abc-640.avif 640w" imagesizes="100vw" fetchpriority="high" data-page>',
    )
  })

  test('a page that does not exist is hidden from search engines and has no canonical address', () => {
    const tags = html({ ...head, canonical: null, isUnlisted: true })
    expect(tags).not.toContain('canonical')
    expect(tags).not.toContain('og:url')
    expect(tags).toContain('<meta name="robots" content="noindex" data-page>')
  })

  test('names in the head are escaped', () => {
    const unsafe = `</title><script>alert("1")</script>'&`
    const tags = html({ ...head, title: unsafe, structured: [{ name: unsafe }] })
    expect(tags).not.toContain('<script>alert')
    expect(tags).toContain('content="&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;"')
    expect(JSON.parse(/ld\+json"[^>]*>([^<]*)</.exec(tags)![1]!)).toEqual({
      '@context': 'https://schema.org',
      name: unsafe,
    })
  })
})

test('scriptJson escapes JSON so that it cannot end its script element and keeps its value', () => {
  const data = { text: '</script><!-- \u2028\u2029 & >' }
  const written = scriptJson(JSON.stringify(data))
  expect(written).not.toMatch(/[<>\u2028\u2029]/)
  expect(JSON.parse(written)).toEqual(data)
})
