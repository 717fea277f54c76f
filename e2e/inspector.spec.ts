import type { Page } from '@playwright/test'
import { expect, goOffline, hydrated, test } from './fixtures.ts'
import { actor, openInspector } from './inspector.ts'
import { itemNamed } from './shopping.ts'

/** Sends the first example of a filled-in form to the contact machine. */
async function fillIn(inspector: Page): Promise<void> {
  await actor(inspector, 'contact').click()
  await inspector.getByRole('tab', { name: 'Send' }).click()
  await inspector.getByRole('button', { name: 'fields.typed', exact: true }).click()
  await inspector.getByRole('button', { name: 'Send fields.typed' }).click()
}

test.describe('the inspector in its own tab', () => {
  test('an inspector opened after the page shows every machine, and its events take effect in the shop', async ({
    page,
    visit,
    context,
  }) => {
    await visit('/contact?inspect')
    const inspector = await openInspector(context)
    for (const name of ['shop', 'auth', 'profile', 'contact', 'consent', 'cart', 'wishlist']) {
      await expect(actor(inspector, name)).toBeVisible()
    }
    await fillIn(inspector)
    await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('A sofa')
    await inspector.getByRole('tab', { name: 'Log' }).click()
    await expect(inspector.getByRole('rowheader', { name: /^fields\.typed/ }).last()).toBeVisible()
  })

  test('the inspector shows no secret that a user typed in the shop', async ({ page, visit, context }) => {
    await visit('/profile?inspect')
    await page.getByLabel('Email', { exact: true }).fill('planted@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Planted-Secret-42')
    const inspector = await openInspector(context)
    await actor(inspector, 'auth').click()
    await inspector.getByRole('tab', { name: 'Context' }).click()
    await expect(inspector.getByText('@redacted.example').first()).toBeVisible()
    const exported = await exportOf(inspector)
    expect(exported).toContain('shop-inspector-session')
    expect(exported).not.toMatch(/planted@example\.com|Planted-Secret-42/)

    // The exported file shows the same in another window, read-only.
    await inspector
      .getByLabel('Import')
      .setInputFiles({ name: 'session.json', mimeType: 'application/json', buffer: Buffer.from(exported) })
    await expect(inspector.getByText('Replay', { exact: true })).toBeVisible()
    await inspector.getByRole('tab', { name: 'Actors' }).click()
    await expect(actor(inspector, 'auth')).toBeVisible()
  })

  test('the inspector reveals neither the guest id of the cookie nor the reset token of the address', async ({
    page,
    visit,
    context,
    baseURL,
  }) => {
    const guest = '019a0000-0005-7000-8000-000000000001'
    await context.addCookies([{ name: 'anonymousId', value: guest, url: baseURL! }])
    await page.addInitScript(() => localStorage.setItem('cookie_consent_accepted', 'true'))
    await visit('/reset-password/f00dcafe?inspect')
    const inspector = await openInspector(context)
    await actor(inspector, 'reset').click()
    await expect(actor(inspector, 'cart')).toContainText('synced')
    const exported = await exportOf(inspector)
    expect(exported).toContain('/reset-password/…')
    expect(exported).toContain('guest:00000000-0000-4000-8000-')
    expect(exported).not.toMatch(/f00dcafe|019a0000-0005/)
  })

  test('the inspector reconnects after a reload of the shop', async ({ page, visit, context }) => {
    await visit('/contact?inspect')
    const inspector = await openInspector(context)
    await expect(actor(inspector, 'contact')).toBeVisible()
    await page.reload()
    await hydrated(page)
    await fillIn(inspector)
    await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('A sofa')
  })

  test('the inspector stays at its page while another one opens, and says when it is closed or opened again', async ({
    visit,
    context,
  }) => {
    await visit('/contact?inspect')
    const inspector = await openInspector(context)
    await expect(actor(inspector, 'contact')).toBeVisible()
    const other = await context.newPage()
    await other.goto('/cart?inspect')
    await hydrated(other)
    const pages = inspector.getByLabel('Page', { exact: true })
    await expect(pages.getByRole('option')).toHaveText([/^\/contact/, /^\/cart/])
    await expect(actor(inspector, 'contact')).toBeVisible()
    await pages.selectOption({ index: 1 })
    await expect(inspector.getByRole('group', { name: /^Live: \/cart/ })).toBeVisible()
    await other.goto('about:blank')
    await expect(inspector.getByText('(closed)')).toBeVisible()
    await other.goBack()
    await expect(inspector.getByRole('group', { name: /^Live: \/cart/ })).toBeVisible()
    await expect(inspector.getByText('(closed)')).toBeHidden()
  })

  test('the inspector says that a link with steps was cut off', async ({ page }) => {
    await page.goto('/inspector#steps=%7B%22machine%22%3A%22contact%22%2C%22st')
    await expect(page.getByRole('alert')).toContainText('The steps of this link cannot be read.')
  })

  test('the inspector works without network and storage', async ({ page, visit, context }) => {
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Denied', 'SecurityError')
          },
        })
      }
    })
    await visit('/contact?inspect')
    const inspector = await openInspector(context)
    await expect(actor(inspector, 'contact')).toBeVisible()
    await goOffline(page)
    await fillIn(inspector)
    await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('A sofa')
  })
})

test('a tester makes the cart fail from the inspector’s tab, and works on after removing the fault', async ({
  page,
  visit,
  context,
}) => {
  // Only a guest who accepts cookies has a cart on the server.
  await page.addInitScript(() => localStorage.setItem('cookie_consent_accepted', 'true'))
  const { item } = await itemNamed(page, 'Marina Corner Sofa')
  await visit(`/product/${item}?inspect`)
  const inspector = await openInspector(context)
  await inspector.getByRole('tab', { name: 'Outcomes' }).click()
  await inspector.getByLabel('Endpoint').selectOption('cart.add (PUT /cart/add)')
  await inspector.getByLabel('Response').selectOption('rejected (422)')
  await inspector.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('1 fault is on')).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('The server rejected it.')).toBeVisible()
  // The toast covers neither the button of the dock nor the number of faults. A click fails while another element is on top.
  await page.getByRole('button', { name: 'Inspector' }).click({ trial: true })
  await page.getByText('1 fault is on').click({ trial: true })
  await inspector.getByRole('tab', { name: 'Log' }).click()
  await expect(
    inspector.getByRole('rowheader', { name: /^failed after \d+ ms: 422, forced by the inspector$/ }).first(),
  ).toBeVisible()
  // The row of a request pins the machine that sent it.
  const failed = inspector.getByRole('button', { name: /^Select failed after/ }).first()
  await failed.click()
  await expect(failed).toHaveAttribute('aria-current', 'true')
  await test.step('forced colours show which row and which actor are selected', async () => {
    await inspector.emulateMedia({ forcedColors: 'active' })
    await expect(inspector.getByRole('row', { name: /^Select failed after/ }).first()).toHaveCSS('outline-style', 'solid')
    await inspector.getByRole('tab', { name: 'Actors' }).click()
    await expect(actor(inspector, 'cart')).toHaveCSS('outline-style', 'solid')
    await inspector.emulateMedia({ forcedColors: 'none' })
  })
  await inspector.getByRole('tab', { name: 'Session' }).click()
  await expect(inspector.getByText(/^The steps of Cart/)).toBeVisible()
  await inspector.getByRole('button', { name: 'Report' }).click()
  await expect(inspector.getByLabel('Report')).toHaveValue(/\n- Forced faults: cart\.add: rejected \(422\)\n/)
  await test.step('the copied text disappears when the tester chooses another machine', async () => {
    await inspector.getByRole('tab', { name: 'Actors' }).click()
    await actor(inspector, 'wishlist').click()
    await inspector.getByRole('tab', { name: 'Session' }).click()
    await expect(inspector.getByText(/^The steps of Wishlist/)).toBeVisible()
    await expect(inspector.getByLabel('Report')).toHaveCount(0)
  })
  await inspector.getByRole('tab', { name: 'Outcomes' }).click()
  await inspector.getByRole('button', { name: 'Remove all' }).click()
  await expect(page.getByText('1 fault is on')).toBeHidden()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Item added to cart!')).toBeVisible()
})

test('the dock follows links, survives a reload with its faults, and stays away after it was closed', async ({ page, visit }) => {
  await visit('/contact?inspect')
  await page.evaluate(() => localStorage.setItem('inspector.faults', '{"catalogue.products":500}'))
  await page.getByRole('link', { name: 'Cart' }).first().click()
  await expect(page).toHaveURL('/cart?inspect')
  const dock = page.getByRole('complementary', { name: 'Inspector' })
  await dock.getByRole('button', { name: 'Inspector' }).click()
  await expect(dock.getByText(/^\/cart, /)).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(dock.getByText('1 fault is on')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/contact?inspect')
  await dock.getByRole('button', { name: 'Inspector' }).click()
  await expect(dock.getByText(/^\/contact, /)).toBeVisible()

  await dock.getByRole('button', { name: 'Close the inspector' }).click()
  await expect(page).toHaveURL('/contact')
  await hydrated(page)
  await expect(dock).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  await expect(dock).toHaveCount(0)
})

test('the page and its bars can be used above the open dock', { tag: '@desktop-only' }, async ({ page, visit }) => {
  const { item } = await itemNamed(page, 'Marina Corner Sofa')
  await visit(`/product/${item}?inspect`)
  await page.getByRole('button', { name: 'Inspector' }).click()
  const useButtons = async () => {
    for (const name of ['Decline', 'Add to Cart', 'Cookie settings'])
      await page.getByRole('button', { name }).click({ trial: true })
  }
  await useButtons()
  await page.setViewportSize({ width: 800, height: 1000 })
  await useButtons()
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Cart' }).click({ trial: true })
})

test('only the main button of the mouse resizes the dock', { tag: '@desktop-only' }, async ({ page, visit }) => {
  await visit('/contact?inspect')
  await page.getByRole('button', { name: 'Inspector' }).click()
  const edge = page.getByRole('separator', { name: 'Height of the inspector' })
  const drag = async (button: 'left' | 'right') => {
    const { x, y } = (await edge.boundingBox())!
    await page.mouse.move(x + 700, y + 12)
    await page.mouse.down({ button })
    await page.mouse.move(x + 700, 180)
    await page.mouse.up({ button })
  }
  await drag('right')
  await expect(edge).toHaveAttribute('aria-valuenow', '50')
  await drag('left')
  await expect(edge).toHaveAttribute('aria-valuenow', '80')
})

test('the controls of the dock leave most of a phone to the panels', async ({ page, visit }) => {
  await visit('/contact?inspect')
  const dock = page.getByRole('complementary', { name: 'Inspector' })
  await dock.getByRole('button', { name: 'Inspector' }).click()
  await expect(dock.getByRole('button', { name: 'Go on from here in a sandbox' })).toBeVisible()
  expect((await dock.getByRole('tablist').boundingBox())!.y).toBeLessThan(180)
})

test('the dock can be used with text of twice the size', async ({ page, visit }) => {
  await visit('/contact?inspect')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const dock = page.getByRole('complementary', { name: 'Inspector' })
  await dock.getByRole('button', { name: 'Inspector' }).click()
  await expect(dock.getByRole('button', { name: 'Close the inspector' })).toBeInViewport({ ratio: 1 })
  await dock.getByRole('tab', { name: 'Session' }).click()
  await dock.getByRole('button', { name: 'Export' }).click({ trial: true })
})

test('the panels of the dock fill a window at 400 % zoom', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await visit('/contact?inspect')
  const dock = page.getByRole('complementary', { name: 'Inspector' })
  await dock.getByRole('button', { name: 'Inspector' }).click()
  await dock.getByRole('tab', { name: 'Log' }).click()
  await expect(dock.getByRole('button', { name: 'Close the inspector' })).toBeInViewport({ ratio: 1 })
  expect((await dock.getByRole('tabpanel').boundingBox())!.height).toBeGreaterThan(200)
  await dock
    .getByRole('button', { name: /^Select/ })
    .last()
    .click({ trial: true })
})

test('the docked inspector continues from a past state in a sandbox', async ({ page, visit }) => {
  await visit('/contact?inspect')
  const dock = page.getByRole('complementary', { name: 'Inspector' })
  await dock.getByRole('button', { name: 'Inspector' }).click()
  await fillIn(page)
  await dock.getByRole('tab', { name: 'Log' }).click()
  await expect(dock.getByRole('row', { name: /^Select fields\.typed/ })).toBeVisible()
  await dock.getByRole('button', { name: 'Go on from here in a sandbox' }).click()
  await expect(dock.getByText('Sandbox', { exact: true })).toBeVisible()
  await dock.getByRole('tab', { name: 'Send' }).click()
  await dock.getByRole('button', { name: 'message.submitted' }).click()
  await dock.getByRole('button', { name: 'Send message.submitted' }).click()
  await dock.getByRole('tab', { name: 'Outcomes' }).click()
  await expect(dock.getByRole('heading', { name: 'send', exact: true })).toBeVisible()
  // The sandbox did not change the shop.
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
})

test('the button of the docked inspector covers no button of the cookie banner', async ({ page }) => {
  await page.goto('/contact?inspect')
  await expect(page.getByRole('button', { name: 'Inspector' })).toBeVisible()
  const decline = page.getByRole('button', { name: 'Decline' })
  // A click fails while another element is on top. The dock is at the left edge.
  for (const position of [
    { x: 4, y: 4 },
    { x: 4, y: 40 },
  ])
    await decline.click({ position, trial: true })
})

test.describe('Stately’s hosted page', () => {
  /** A fake that announces itself like the real page and records the messages that it receives. */
  const fakePage = `<!doctype html><title>Stately</title><script>
    const received = []
    addEventListener('message', ({ data }) => received.push(data))
    opener.postMessage({ type: '@statelyai.connected' }, '*')
  </script>`

  test('Stately’s page opens at its own address on request, and receives the standard messages without secrets', async ({
    page,
    visit,
    context,
  }) => {
    await context.route('https://stately.ai/**', (route) => route.fulfill({ contentType: 'text/html', body: fakePage }))
    await visit('/contact?inspect=stately')
    await page.getByLabel('Email', { exact: true }).fill('planted@example.com')
    expect(context.pages()).toHaveLength(1)
    const [hosted] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Open Stately’s inspector' }).click(),
    ])
    await expect(hosted).toHaveURL('https://stately.ai/inspect')
    const received = () => hosted.evaluate('received') as Promise<{ type: string; name?: string }[]>
    const actorNames = async () => (await received()).filter(({ type }) => type === '@xstate.actor').map(({ name }) => name)
    await expect.poll(actorNames).toContain('contact')
    await expect.poll(async () => (await received()).map(({ type }) => type)).toContain('@xstate.snapshot')
    await expect.poll(async () => JSON.stringify(await received())).toContain('@redacted.example')
    expect(JSON.stringify(await received())).not.toContain('planted@example.com')
  })

  test('Stately’s page is neither offered nor contacted when only the shop’s own inspector is enabled', async ({
    page,
    visit,
    context,
  }) => {
    const requested: string[] = []
    context.on('request', (request) => requested.push(request.url()))
    await visit('/contact?inspect')
    await expect(page.getByRole('button', { name: 'Inspector' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open Stately’s inspector' })).toHaveCount(0)
    expect(requested.filter((url) => new URL(url).hostname.endsWith('stately.ai'))).toEqual([])
  })
})

test('every action of the inspector works with the keyboard only', { tag: '@desktop-only' }, async ({ page, visit, context }) => {
  await visit('/contact?inspect')
  const inspector = await openInspector(context)
  await actor(inspector, 'contact').focus()
  await inspector.keyboard.press('Enter')
  await inspector.getByRole('button', { name: 'fields.typed', exact: true }).press('Enter')
  await inspector.getByRole('button', { name: 'Send fields.typed' }).press('Enter')
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('A sofa')
  // Step back and forward in the log, then to the latest entry.
  await inspector.getByRole('group', { name: 'Event log' }).focus()
  await inspector.keyboard.press('ArrowUp')
  await expect(inspector.getByText('This is the past.')).toBeVisible()
  await inspector.keyboard.press('Escape')
  await expect(inspector.getByRole('button', { name: 'fields.typed', exact: true })).toBeVisible()
  // Show the chart as a tree.
  await inspector.getByRole('button', { name: 'As boxes' }).press('Enter')
  await inspector.getByRole('treeitem', { name: /^idle/ }).focus()
  await inspector.keyboard.press('ArrowDown')
  await expect(inspector.getByRole('treeitem', { name: /^submitting/ })).toBeFocused()
})

/** The file that Export downloads. */
async function exportOf(inspector: Page): Promise<string> {
  await inspector.getByRole('tab', { name: 'Session' }).click()
  const [file] = await Promise.all([
    inspector.waitForEvent('download'),
    inspector.getByRole('button', { name: 'Export' }).click(),
  ])
  return readAll(await file.createReadStream())
}

async function readAll(stream: AsyncIterable<unknown>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
