/**
 * `pnpm bench:suggestions [--runs N]`: measures the milliseconds from a key in the search box to the painted list of suggestions, on
 * a phone with a quarter of this processor's speed. Prints the median and the slowest of the first key of a visit and of later keys.
 * The list of an earlier text is closed before each key.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, devices } from 'playwright'
import { findOrInstallChromium } from '../.ci/chromium.ts'
import { startProcess, stopProcess } from './processes.ts'
import { median } from './statistics.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const url = 'http://127.0.0.1:3206'
const letters = ['s', 'b', 'v', 'c', 'd', 'r']
const goal = 150

const folder = mkdtempSync(join(tmpdir(), 'shop-suggestions-'))
const shop = await startProcess('apps/server/src/commands/start.ts', {
  environment: { PORT: '3206', LOG_LEVEL: 'error', DATA_DIR: folder },
  readyUrl: `${url}/readyz`,
})
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
const first: number[] = []
const later: number[] = []
for (let run = 0; run < Number(values.runs); run += 1) {
  const [own = Number.NaN, ...others] = await visit()
  first.push(own)
  later.push(...others)
}
print('first key', first)
print('later keys', later)
process.exitCode = Math.max(median(first), median(later)) <= goal ? 0 : 1
await browser.close()
await stopProcess(shop)
rmSync(folder, { recursive: true, force: true })

/** Returns the time of each letter. */
async function visit(): Promise<number[]> {
  const context = await browser.newContext(devices['Pixel 7'])
  const page = await context.newPage()
  await page.goto(`${url}/shop`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.tap()
  await page.getByRole('dialog', { name: 'Search' }).waitFor()
  await page.waitForLoadState('networkidle')
  const times: number[] = []
  for (const letter of letters) {
    const painted = page.evaluate(measurePaint)
    await box.press(letter)
    times.push(await painted)
    await box.fill('')
    await page.getByRole('listbox').waitFor({ state: 'detached' })
  }
  await context.close()
  return times
}

/** Runs in the page: the milliseconds from the next key to the frame after the first suggestion. */
function measurePaint(): Promise<number> {
  return new Promise((resolve) => {
    let pressed = Number.NaN
    addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { once: true, capture: true })
    const observer = new MutationObserver(() => {
      if (document.querySelector('[role="listbox"] [role="option"]') === null) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
    })
    observer.observe(document.body, { subtree: true, childList: true })
  })
}

function print(name: string, times: readonly number[]): void {
  console.log(
    `${name.padEnd(12)}median ${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms, goal ${goal} ms`,
  )
}
