import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { createCollection, createProduct, expect, signIn, test } from './admin.ts'

async function expectAccessible(page: Page): Promise<void> {
  // The frame of the editor is TinyMCE's own page.
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('every admin page has no accessibility violation and no horizontal scrolling', async ({ page, visit, isMobile }) => {
      test.slow()
      await signIn(page)
      const product = await createProduct(page)
      const collection = await createCollection(page, [product._id])
      await visit('/admin/dashboard')
      await expect(page.getByRole('definition').first()).toHaveText('1')
      await expectAccessible(page)
      if (isMobile) {
        await page.getByRole('button', { name: 'Menu' }).click()
        await expect(page.getByRole('dialog', { name: 'Admin' })).toBeVisible()
        await expectAccessible(page)
      }
      for (const section of ['products', 'collections']) {
        await visit(`/admin/dashboard?section=${section}`)
        await expect(page.getByRole('rowheader')).toHaveCount(1)
        await expectAccessible(page)
      }
      for (const path of [
        'products/new',
        `products/edit/${product._id}`,
        'collections/new',
        `collections/edit/${collection._id}`,
      ]) {
        await visit(`/admin/${path}`)
        await expect(page.locator('iframe[title="Description"]')).toBeVisible()
        await page.getByRole('textbox', { name: 'Name' }).fill('')
        await page.getByRole('button', { name: /^(Add Product|Add Collection|Save Changes)$/ }).click()
        await expect(page.getByRole('main').getByRole('alert')).toContainText('Name is required.')
        await expectAccessible(page)
      }
    })
  })
}
