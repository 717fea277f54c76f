import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Replaces every text of the page by a `font` element, now and when the page changes, as the translation of Chrome does. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translated = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found) {
        if (!/\w/.test(text.data) || text.parentElement?.closest('font, script, style')) continue
        const font = document.createElement('font')
        font.textContent = text.data.toUpperCase()
        text.replaceWith(font)
      }
    }
    translated(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records) if (addedNodes.length > 0) translated(target)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

test('a translated form shows its errors and keeps what was typed', async ({ page, visit }) => {
  await visit('/signup')
  await translate(page)
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('MUST BE AT LEAST 10 DIGITS')).toBeVisible()
  await expect(page.getByText('ENTER VALID EMAIL ADDRESS')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada')
})

test('a translated text can be changed, and elements inserted before it and removed, as React does', async ({ page, visit }) => {
  await visit('/aboutUS')
  const shown = await page.evaluate(async () => {
    const parent = document.body.appendChild(document.createElement('p'))
    const texts = ['count', 'hint', 'end'].map((data) => parent.appendChild(document.createTextNode(data)))
    for (const text of texts) {
      const font = document.createElement('font')
      font.textContent = `[${text.data}]`
      text.replaceWith(font)
    }
    await Promise.resolve()
    const [count, hint, end] = texts as [Text, Text, Text]
    count.data = 'new count '
    parent.insertBefore(document.createElement('b'), hint).textContent = 'error '
    parent.removeChild(end)
    await Promise.resolve()
    return parent.innerHTML
  })
  expect(shown).toBe('new count <b>error </b><font>[hint]</font>')
})
