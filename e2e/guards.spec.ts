import { expect, test } from './fixtures.ts'
import { admin } from './users.ts'

test('a visitor is redirected from admin pages to Home, and from /login to the login view', async ({ request }) => {
  for (const [path, elsewhere] of [
    ['/admin/dashboard', '/'],
    ['/admin/products/new', '/'],
    ['/login', '/profile'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([path, response.status(), response.headers()['location']]).toEqual([path, 302, elsewhere])
  }
})

test(
  'an admin sees no hearts, no cart and no Order Now, and has separate menus',
  { tag: '@desktop' },
  async ({ page, visit, isMobile }) => {
    await page.request.post('/api/admin/login', { data: admin })
    const response = await page.goto('/shop')
    expect(response!.headers()['cache-control']).toBe('no-store')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
    const controls = page.getByRole('button', { name: /^Wishlist/ }).or(page.getByRole('button', { name: 'Add to Cart' }))
    await expect(controls).toHaveCount(0)
    await expect(page.getByRole('link', { name: /Cart|Wishlist/ })).toHaveCount(0)
    if (isMobile) {
      const bar = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link')
      await expect(bar).toHaveText(['Shop', 'Product', 'Collection', 'Dashboard'])
    } else {
      const account = page.getByRole('navigation', { name: 'Account' }).getByRole('link')
      await expect(account).toHaveText(['My Account', 'Admin Dashboard'])
    }

    await page.getByRole('main').getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
    await expect(controls).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Order Now' })).toHaveCount(0)

    for (const path of ['/profile', '/admin/login']) {
      await visit(path)
      await expect(page).toHaveURL('/admin/dashboard')
    }
  },
)
