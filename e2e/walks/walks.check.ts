import { runInNewContext } from 'node:vm'
import { expect as expectPage } from '@playwright/test'
import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { findOrInstallChromium } from '../../.ci/chromium.ts'
import { machineById } from '../../packages/machines/src/known/index.ts'
import { coveringPaths } from '../../packages/machines/src/testing/index.ts'
import { runningShop } from '../running-shop.ts'
import { accountWalks } from './account-pages.ts'
import { catalogueListWalk } from './catalogue-list.ts'
import type { Product, ProductPage } from './catalogue-list.ts'
import type { PageWalk } from './page-walk.ts'
import { savedListWalks } from './saved-lists.ts'
import { scriptOf } from './script-of.ts'

/** The address of the running shop. */
const shop = runningShop ?? 'http://127.0.0.1:3000'

const [first, second, found] = await Promise.all([products('page=1'), products('page=2'), products('search=sofa')])

/** The walks of forms, whose machines have no model of their page: a path ends at its first step that no user can take. */
const formWalks = ['contact', 'reset', 'emailConfirmation', 'invitation'].map((machine) => formWalk(machine))

/** The first cookie banner has no button that closes it, because a visitor has to choose. */
const consentWalk = formWalk('consent', ({ value }, { type }) => type !== 'settings.closed' || !('unset' in Object(value)))

function formWalk(machine: string, isOffered?: PageWalk['models'][number]['isOffered']): PageWalk {
  const { title, models } = machineById(machine)!
  return {
    name: title,
    machine,
    models: models.map((model) => ({ ...model, ...(isOffered && { isOffered }) })),
    mayEndEarly: true,
  }
}

const walks = [
  ...formWalks,
  consentWalk,
  ...accountWalks,
  ...savedListWalks(first.items[0]!._id),
  catalogueListWalk(first, second, found),
]

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
})
afterAll(() => browser.close())

describe.each(walks)('the page of $name', (walk) => {
  const paths = walk.models.flatMap((model) => coveringPaths(model)).map((path, place) => ({ ...path, place: place + 1 }))

  it.concurrent.for(paths)('shows what path $place predicts: $start', async (path, { skip }) => {
    const script = await scriptOf(walk, path)
    if (script === null) return skip('No user can begin it.')
    const context = await browser.newContext({ baseURL: shop, reducedMotion: 'reduce' })
    try {
      const page = await context.newPage()
      await walk.prepare?.(page)
      await run(script, page)
    } finally {
      await context.close()
    }
  })
})

/** A page of the shop's products, for the model of the list: without what no card shows, because long recordings are truncated. */
async function products(query: string): Promise<ProductPage> {
  const response = await fetch(`${shop}/api/products?limit=12&${query}`).catch((cause: unknown) => {
    throw new Error(`No shop responds at ${shop}. Start one, or name its address in SHOP.`, { cause })
  })
  const { products: all, ...rest } = (await response.json()) as { hasMore: boolean; total: number; products: Product[] }
  return { ...rest, items: all.map(({ images, ...product }) => ({ ...product, description: '', images: images.slice(0, 1) })) }
}

/** Runs a copied script on a page. */
async function run(script: string, page: Page): Promise<void> {
  let ended: Promise<void> | undefined
  const test = Object.assign((_: string, walk: (fixtures: { page: Page }) => Promise<void>) => (ended = walk({ page })), {
    step: async (name: string, step: () => Promise<void>) => {
      await step().catch((error: unknown) => {
        throw new Error(`${name}\n${String(error)}\n\nThe whole walk:\n${script}`)
      })
      // A toast under the pointer stays, and may cover the next button.
      await page.mouse.move(0, 0)
    },
  })
  runInNewContext(script.replace(/^import .*\n/, ''), { test, expect: expectPage })
  await ended
}
