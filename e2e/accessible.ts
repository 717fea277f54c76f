import axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Rules about a whole document, which a story cannot break: its title, language, landmarks and headings. */
const documentRules = [
  'bypass',
  'document-title',
  'duplicate-id-aria',
  'heading-order',
  'html-has-lang',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'page-has-heading-one',
  'region',
]

/** axe finds a selector for every element that it reports, so it reports violations only. */
const options: RunOptions = { runOnly: documentRules, iframes: false, resultTypes: ['violations'], reporter: 'no-passes' }

/**
 * Expects that the document as a whole is accessible and does not scroll sideways. The stories of the screens check every other
 * rule of axe, in both themes.
 */
export async function expectAccessibleDocument(page: Page): Promise<void> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate((chosen) => (window as unknown as { axe: typeof axe }).axe.run(chosen), options)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}
