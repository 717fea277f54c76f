import { expect, type Locator, test } from './fixtures.ts'

test.beforeEach(async ({ page, visit }) => {
  await visit('/shop?search=kano')
  await page.getByRole('link', { name: 'Kano Leather Loveseat' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kano Leather Loveseat')
})

test('the arrow keys change the product picture and wrap around at both ends', { tag: '@desktop-only' }, async ({ page }) => {
  const gallery = page.getByRole('region', { name: 'Pictures of Kano Leather Loveseat' })
  await expect(gallery.getByRole('group', { name: '1 of 2' })).toBeVisible()
  await gallery.getByRole('button', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  await expect(gallery.getByRole('group', { name: '2 of 2' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(gallery.getByRole('group', { name: '1 of 2' })).toBeVisible()
  await gallery.getByRole('button', { name: 'Previous' }).press('Enter')
  await expect(gallery.getByRole('group', { name: '2 of 2' })).toBeVisible()
})

test('a swipe of 50 px changes the product picture, and a shorter one does not', async ({ page }) => {
  const gallery = page.getByRole('region', { name: 'Pictures of Kano Leather Loveseat' })
  await swipe(gallery, -49)
  await expect(gallery.getByRole('group', { name: '1 of 2' })).toBeVisible()
  await swipe(gallery, -51)
  await expect(gallery.getByRole('group', { name: '2 of 2' })).toBeVisible()
  await swipe(gallery, 60)
  await expect(gallery.getByRole('group', { name: '1 of 2' })).toBeVisible()
})

test(
  'the enlarged picture opens and closes with the keyboard, and focus returns to the gallery',
  { tag: '@desktop-only' },
  async ({ page }) => {
    const enlarge = page.getByRole('button', { name: /^Enlarge/ }).first()
    await enlarge.focus()
    await page.keyboard.press('Enter')
    const lightbox = page.getByRole('dialog')
    await expect(lightbox).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(lightbox).toBeHidden()
    await expect(enlarge).toBeFocused()
  },
)

test('Copy link copies the link of the product and shows a toast, and says when the browser does not allow it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied to clipboard!').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied.', 'NotAllowedError'))
  })
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('The link could not be copied.')).toBeVisible()
})

/** Moves a finger by this many pixels, without the browser's own drag or scroll. */
async function swipe(gallery: Locator, distance: number): Promise<void> {
  const box = await gallery.boundingBox()
  if (box === null) throw new Error('The gallery is not shown.')
  const session = await gallery.page().context().newCDPSession(gallery.page())
  const x = box.x + box.width / 2
  const y = box.y + box.height / 3
  const touch = (type: 'touchStart' | 'touchMove', at: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: at, y }] })
  await touch('touchStart', x)
  await touch('touchMove', x + distance / 2)
  await touch('touchMove', x + distance)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
