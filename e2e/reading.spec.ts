import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './fixtures.ts'

/** Each page that is read: how the shop links to it, and a sentence that has to be there without a script. */
const pages = [
  { path: '/aboutUs', link: 'About Us', heading: 'About us', sentence: 'The client-support team' },
  { path: '/terms', link: 'Terms and conditions', heading: 'Terms and conditions', sentence: 'Effective July 8, 2025' },
  { path: '/privacy', link: 'Privacy policy', heading: 'Privacy policy', sentence: 'Guests:' },
  { path: '/e-catalog', link: 'E-Catalog', heading: 'E-Catalog', sentence: 'Wardrobes' },
  { path: '/showroom', link: 'Showroom', heading: 'Showroom', sentence: '9:00 AM-6:00 PM' },
] as const

for (const { path, link, heading, sentence } of pages) {
  test(`${path} is reached by link, by its address and by Back`, async ({ page, visit, baseURL }) => {
    await visit('/')
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(heading)
    await expect(title).toBeFocused()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${path}`)

    await visit(path)
    await expect(title).toHaveText(heading)
    await page.getByRole('banner').getByRole('link', { name: 'Atelier Ilé' }).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(title).toHaveText(heading)
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} has no fault of access in the ${colorScheme} theme and nothing wider than the screen`, async ({
      page,
      visit,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await visit(path)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    })
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByText(sentence).first()).toBeVisible()
    })
  })
}

test('an address in other letters is the same page, and names the one address that counts', async ({ page, visit, baseURL }) => {
  await visit('/ABOUTus')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/aboutUs`)
})

test('search engines are told of every page that is read', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const { path } of pages) expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`)
})

test('the map of the showroom is fetched when it is asked for, at zoom 17, and nothing else is', async ({ page, visit }) => {
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

test('the contents of the terms lead to their sections', async ({ page, visit, isMobile }) => {
  await visit('/terms')
  if (isMobile) await page.locator('summary', { hasText: 'On this page' }).click()
  await page.getByRole('link', { name: 'Warranty' }).click()
  await expect(page).toHaveURL('/terms#warranty')
  await expect(page.getByRole('heading', { name: '8. Warranty' })).toBeInViewport()
})

test('catalogues open beside the shop', async ({ page, visit }) => {
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
