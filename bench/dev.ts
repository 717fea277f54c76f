/**
 * `pnpm bench:dev`: measures how long a change of each kind of file takes to appear under `pnpm dev`, in a copy of the workspace.
 * Prints medians.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { findOrInstallChromium } from '../.ci/chromium.ts'
import { changes, startDevelopment, timeChange } from '../e2e/development.ts'
import { median } from './statistics.ts'

const rounds = 5
const goal = 1000

const shop = await startDevelopment()
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
try {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  for (const [path, kinds] of Object.entries(changes)) {
    for (const [kind, change] of Object.entries(kinds)) {
      const times: number[] = []
      for (let round = 0; round < rounds; round++) {
        await page.goto(shop.address + path)
        // The banner appears when the machines run.
        await page.getByText('for your next visit?').waitFor()
        const { milliseconds, restore } = await timeChange(shop, page, change)
        times.push(milliseconds)
        await page.goto('about:blank')
        restore()
        await pause(1000)
      }
      console.log(`changed ${kind.padEnd(14)}${String(median(times)).padStart(6)} ms   ≤ ${goal} ms`)
    }
  }
} finally {
  await browser.close()
  await shop.stop()
}
