import { setTimeout as pause } from 'node:timers/promises'
import { chromium, devices } from 'playwright'
import { findOrInstallChromium } from '../.ci/chromium.ts'
import { median } from './statistics.ts'

/** The connection of Lighthouse's phone: milliseconds of a round trip, and bytes in a second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** Milliseconds in which a list that nobody touches has downloaded the code of the product page. */
const rest = 3000

/**
 * Measures the milliseconds from the touch of a card in Shop to the frame with the name of the product as the title of its page, on a
 * phone with slow 4G and a quarter of this processor's speed. Returns the medians of a list that has rested and of one that has only just
 * become interactive.
 */
export async function measureCardTaps(url: string, runs: number): Promise<{ rested: number; atOnce: number }> {
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
  const tap = async (wait: number) => {
    const context = await browser.newContext(devices['Pixel 7'])
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slow4G)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(`${url}/shop`)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await pause(wait)
    const { x, y } = (await page.getByRole('main').getByRole('article').first().boundingBox())!
    await page.evaluate(watchTitle)
    await page.touchscreen.tap(x + 50, y + 50)
    const time = await page.evaluate(() => (window as unknown as Watched).painted)
    await context.close()
    return time
  }
  const times: Record<'rested' | 'atOnce', number[]> = { rested: [], atOnce: [] }
  for (let run = 0; run < runs; run += 1) {
    times.rested.push(await tap(rest))
    times.atOnce.push(await tap(0))
  }
  await browser.close()
  return { rested: median(times.rested), atOnce: median(times.atOnce) }
}

/** Milliseconds from the touch to the frame after the title is the name on the first card. */
interface Watched {
  painted: Promise<number>
}

/** Runs in the page, before the touch. */
function watchTitle(): void {
  const name = document.querySelector('main article :is(h2, h3)')!.textContent
  const { promise, resolve } = Promise.withResolvers<number>()
  let touched = Number.NaN
  addEventListener('pointerdown', ({ timeStamp }) => (touched = timeStamp), { once: true, capture: true })
  const observer = new MutationObserver(() => {
    if (document.querySelector('main h1')?.textContent !== name) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - touched)))
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  ;(window as unknown as Watched).painted = promise
}
