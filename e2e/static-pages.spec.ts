import { expect, test } from './fixtures.ts'

/** The static pages: the name of the link to each, and a sentence that it shows without JavaScript. */
const pages = [
  { path: '/aboutUs', link: 'About Us', heading: 'About us', sentence: 'The client-support team' },
  { path: '/terms', link: 'Terms and conditions', heading: 'Terms and conditions', sentence: 'Effective July 8, 2025' },
  { path: '/privacy', link: 'Privacy policy', heading: 'Privacy policy', sentence: 'Guests:' },
  { path: '/e-catalog', link: 'E-Catalog', heading: 'E-Catalog', sentence: 'Wardrobes' },
  { path: '/showroom', link: 'Showroom', heading: 'Showroom', sentence: '9:00 AM-6:00 PM' },
] as const

test('each static page opens by its link and with Back', async ({ page, visit, baseURL }) => {
  await visit('/')
  const title = page.getByRole('heading', { level: 1 })
  for (const { path, link, heading } of pages) {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
    await expect(title).toHaveText(heading)
    await expect(title).toBeFocused()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${path}`)
    await page.getByRole('banner').getByRole('link', { name: 'Atelier Ilé' }).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(title).toHaveText(heading)
  }
})

test('each static page can be read without JavaScript at its URL', async ({ request }) => {
  for (const { path, heading, sentence } of pages) {
    const html = await (await request.get(path)).text()
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
    expect(html).toContain(sentence)
  }
})

test('an address in another letter case shows the same page and names its canonical URL', async ({ page, visit, baseURL }) => {
  await visit('/ABOUTus')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/aboutUs`)
})

test('the sitemap lists every static page', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const { path } of pages) expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`)
})

test('the showroom loads its map at zoom 17 on request only', async ({ page, visit }) => {
  const elsewhere: string[] = []
  await page.route(/^https:\/\//, (route) => {
    elsewhere.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title><p>The map</p>' })
  })
  await visit('/showroom')
  expect(elsewhere).toEqual([])
  await page.getByRole('button', { name: 'Show the map' }).click()
  await expect(page.frameLocator('iframe').getByText('The map')).toBeVisible()
  expect(elsewhere).toEqual(['https://www.google.com/maps?q=6.4474,3.4723&z=17&output=embed'])
})

test(
  'the table of contents of the terms links to its sections, and Back leads to the one before',
  { tag: '@desktop' },
  async ({ page, visit, isMobile }) => {
    await visit('/terms')
    if (isMobile) await page.locator('summary', { hasText: 'On this page' }).click()
    await page.getByRole('link', { name: 'Warranty' }).click()
    await expect(page).toHaveURL('/terms#warranty')
    await expect(page.getByRole('heading', { name: '8. Warranty' })).toBeInViewport()
    await page.getByRole('link', { name: 'Payment' }).click()
    await expect(page.getByRole('heading', { name: 'Payment' })).toBeInViewport()
    await page.goBack()
    await expect(page.getByRole('heading', { name: '8. Warranty' })).toBeInViewport()
  },
)

test('e-catalogues open in a new tab', async ({ page, visit }) => {
  await visit('/e-catalog')
  const covers = page.getByRole('main').getByRole('listitem')
  await expect(covers).toHaveCount(7)
  for (const cover of await covers.all()) {
    await expect(cover.getByRole('link')).toHaveAttribute('target', '_blank')
    const picture = cover.getByRole('img')
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/\/media\/[0-9a-f]{32}-\d+\.avif$/)
  }
})
