import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './fixtures.ts'
import { newcomer, signUpOf } from './users.ts'

const pages = [
  '/',
  '/shop',
  '/shop?view=collections',
  '/shop?search=zzzzzz',
  '/styles/antique%2Froyal',
  '/product/019a0000-0000-7000-8000-000000000000',
  '/profile',
  '/signup',
  '/contact',
  '/admin/login',
  '/reset-password/token',
  '/confirm-email/token',
  '/nothing',
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const path of pages) {
      test(`${path} has no accessibility violation and no horizontal scrolling`, async ({ page, visit }) => {
        await visit(path)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
      })
    }

    test('the profile of a customer has no accessibility violation', async ({ page, visit }) => {
      await page.request.post('/api/auth/signup', { data: signUpOf(newcomer()) })
      await visit('/profile')
      await page.getByRole('button', { name: 'Edit Profile' }).click()
      await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    })

    test('a product page, reached from the shop, has no accessibility violation', async ({ page, visit }) => {
      await visit('/shop?search=marina')
      await page.getByRole('link', { name: 'Marina Corner Sofa' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marina Corner Sofa')
      await expect(page.getByText('An L-shaped sofa')).toBeVisible()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    })
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a ${colorScheme} system keeps its theme with more contrast and with forced colours`, async ({ page, visit }) => {
    const colour = (name: string) =>
      page.evaluate((role) => getComputedStyle(document.documentElement).getPropertyValue(role), `--color-${name}`)
    await page.emulateMedia({ colorScheme })
    await visit('/shop')
    const usual = { line: await colour('line'), 'ink-soft': await colour('ink-soft') }
    expect(usual.line).not.toBe(usual['ink-soft'])
    await page.emulateMedia({ colorScheme, contrast: 'more' })
    expect(await colour('line')).toBe(usual['ink-soft'])
    await page.emulateMedia({ colorScheme, contrast: 'more', forcedColors: 'active' })
    expect(await colour('paper')).toBe('Canvas')
    expect(await colour('line')).toBe('CanvasText')
  })
}

test('focus moves to the heading after navigation, and the document title names the page', async ({ page, visit }) => {
  await visit('/shop')
  await page.getByRole('link', { name: 'Oba Royal Chesterfield' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/Oba Royal Chesterfield/)
})

test('the skip link moves past the navigation', async ({ page, visit }) => {
  await visit('/shop')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const inMain = () => document.querySelector('main')!.contains(document.activeElement)
  expect(await page.evaluate(inMain)).toBe(true)
})
