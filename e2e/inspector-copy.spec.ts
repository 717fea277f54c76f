import { runInNewContext } from 'node:vm'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { actor, openInspector } from './inspector.ts'
import { cartOnServer, linkWithCount, itemNamed, stepperOf } from './shopping.ts'

/** The Playwright steps that the inspector copies from a machine's recording, up to a row of its log. */
async function copiedSteps(page: Page, machine: string, lastStep?: RegExp): Promise<string> {
  const inspector = await openInspector(page.context())
  await actor(inspector, machine).click()
  if (lastStep) {
    await inspector.getByRole('tab', { name: 'Log' }).click()
    await inspector.getByRole('button', { name: lastStep }).click()
  }
  await inspector.getByRole('tab', { name: 'Session' }).click()
  await inspector.getByRole('button', { name: 'Playwright steps' }).click()
  return inspector.getByLabel('Playwright steps').inputValue()
}

/** Runs a copied script unchanged on the given page. */
async function runScript(script: string, page: Page): Promise<void> {
  let steps: Promise<void> | undefined
  const own = Object.assign(
    (_name: string, run: (fixtures: { page: Page }) => Promise<void>) => {
      steps = run({ page })
    },
    { step: (name: string, run: () => Promise<void>) => test.step(name, run) },
  )
  runInNewContext(script.replace("import { expect, test } from '@playwright/test'", ''), { test: own, expect })
  await steps
}

test.describe('Playwright steps copied from the inspector', () => {
  test('copied steps fill in and submit the contact form in another browser', async ({ page, visit, browser, baseURL }) => {
    await page.route('**/api/contact', (route) => route.fulfill({ status: 502, json: { message: '' } }))
    await visit('/contact?inspect')
    for (const [label, text] of [
      ['Name', 'Ada Obi'],
      ['Email', 'ada@example.com'],
      ['Phone number', '08012345678'],
      ['Subject', 'A bay window'],
      ['Message', 'It is 3.20 m wide.'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(text)
    }
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible()
    const script = await copiedSteps(page, 'contact')

    const other = await browser.newPage({ baseURL: baseURL! })
    await runScript(script, other)
    await expect(other.getByText('Failed to send message. Please try again.')).toBeVisible()
    await expect(other.getByLabel('Message', { exact: true })).toHaveValue('It is 3.20 m wide.')
    await other.close()
  })

  test('copied steps add an item to the cart, accept cookies and increase its quantity in another browser', async ({
    page,
    visit,
    browser,
    baseURL,
  }) => {
    const sofa = await itemNamed(page, 'Marina Corner Sofa')
    await visit(`/product/${sofa.item}?inspect`)
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await linkWithCount(page, 'Cart', 1).click()
    const plus = stepperOf(page, sofa).getByRole('button', { name: 'Increase quantity' })
    await plus.click()
    await expect(stepperOf(page, sofa)).toHaveText('2')
    // The server has the cart from now on, and quick presses are saved one after another.
    await page.getByRole('button', { name: 'Accept All' }).click()
    await plus.click()
    await plus.click()
    await expect(stepperOf(page, sofa)).toHaveText('4')
    await expect.poll(() => cartOnServer(page)).toEqual({ [sofa.item]: 4 })
    const script = await copiedSteps(page, 'cart')

    const other = await browser.newPage({ baseURL: baseURL! })
    await runScript(script, other)
    await expect(stepperOf(other, sofa)).toHaveText('4')
    await other.close()
  })

  test('copied steps accept cookies and fail to add an item, up to the selected step, in another browser', async ({
    page,
    visit,
    browser,
    baseURL,
  }) => {
    const message = 'The cart is being counted.'
    await page.route('**/api/cart/add', (route) => route.fulfill({ status: 500, json: { message } }))
    const sofa = await itemNamed(page, 'Marina Corner Sofa')
    await visit(`/product/${sofa.item}?inspect`)
    await page.getByRole('button', { name: 'Accept All' }).click()
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByText(message)).toBeVisible()
    const script = await copiedSteps(page, 'cart', /^Select change fails, /)

    const other = await browser.newPage({ baseURL: baseURL! })
    await runScript(script, other)
    await expect(other.getByText('Your cart is empty.')).toBeVisible()
    expect(await cartOnServer(other)).toEqual({})
    await other.close()
  })
})
