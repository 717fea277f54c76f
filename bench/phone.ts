/**
 * `pnpm bench:phone [--runs N]`: measures the first visit of Home, Shop and a product page on a simulated phone with slow 4G
 * (Lighthouse), and the time from a tap on a card to the title of its product. The floor of a visit is the same page with its scripts
 * blocked. Prints medians, next to their goals.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findOrInstallChromium } from '../.ci/chromium.ts'
import { measureCardTaps } from './card-taps.ts'
import { startProcess, stopProcess } from './processes.ts'
import { median } from './statistics.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const url = 'http://127.0.0.1:3205'
/** Enough for the background job that encodes the images of the demo catalogue. */
const encodingMs = 300_000
/** How often a visit is tried that Lighthouse could not measure. */
const attempts = 3

/** The first visit of a page. Times are in milliseconds, sizes in kilobytes. */
interface Visit {
  readonly score: number
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly requests: number
  readonly scripts: number
  readonly javascript: number
}

const goals: Readonly<Record<string, Partial<Visit>>> = {
  Home: { score: 98, fcp: 800, lcp: 1500, tbt: 60, requests: 20, scripts: 12, javascript: 85 },
  Shop: { score: 98, fcp: 850, lcp: 1900, tbt: 60, requests: 20, scripts: 12, javascript: 85 },
  Product: { score: 98, fcp: 800, lcp: 1400, tbt: 60, requests: 20, scripts: 12, javascript: 85 },
}

const folder = mkdtempSync(join(tmpdir(), 'shop-phone-'))
const chromePath = findOrInstallChromium()
const shop = await startProcess('apps/server/src/commands/start.ts', {
  environment: { PORT: '3205', LOG_LEVEL: 'error', DATA_DIR: folder },
  readyUrl: `${url}/readyz`,
})
const { products } = (await (await fetch(`${url}/api/products?limit=1`)).json()) as { products: { _id: string }[] }
const paths = { Home: '/', Shop: '/shop', Product: `/product/${products[0]!._id}` }
await imagesAreEncoded()

console.log(`Medians of ${values.runs} visits; times in ms, JavaScript in KB`)
for (const [name, path] of Object.entries(paths)) {
  print(`${name}, scripts blocked`, await medianVisit(path, ['*/assets/*.js']))
  print(name, await medianVisit(path, []))
  print(`${name}, goal`, goals[name]!)
}
const { rested, atOnce } = await measureCardTaps(url, Number(values.runs))
console.log(`Tap on a card to the title: rested list ${Math.round(rested)} ms, at once ${Math.round(atOnce)} ms, goal 200 ms`)
await stopProcess(shop)
rmSync(folder, { recursive: true, force: true })

async function medianVisit(path: string, blocked: string[]): Promise<Visit> {
  const visits: Visit[] = []
  for (let run = 0; run < Number(values.runs); run += 1) visits.push(await measuredVisit(path, blocked))
  const keys = Object.keys(visits[0]!) as (keyof Visit)[]
  return Object.fromEntries(keys.map((key) => [key, median(visits.map((each) => each[key]))])) as unknown as Visit
}

/** A visit with every figure. Lighthouse measures nothing on a computer that is too busy to paint the page in time, so it tries again. */
async function measuredVisit(path: string, blocked: string[]): Promise<Visit> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const visited = await visit(path, blocked)
    if (Object.values(visited).every(Number.isFinite)) return visited
    console.warn(`Lighthouse could not measure ${path} (attempt ${attempt} of ${attempts}).`)
  }
  throw new Error(`Lighthouse could not measure ${path}. Run the benchmark again on a quiet computer.`)
}

async function visit(path: string, blockedUrlPatterns: string[]): Promise<Visit> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] })
  try {
    const settings = { port: chrome.port, onlyCategories: ['performance'], logLevel: 'error' as const, blockedUrlPatterns }
    const { categories, audits } = (await lighthouse(url + path, settings))!.lhr
    const requests = requestsOf(audits['network-requests']?.details)
    const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
    const measured = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    return {
      score: 100 * (categories['performance']?.score ?? Number.NaN),
      fcp: measured('first-contentful-paint'),
      lcp: measured('largest-contentful-paint'),
      tbt: measured('total-blocking-time'),
      cls: measured('cumulative-layout-shift'),
      requests: requests.length,
      scripts: scripts.length,
      javascript: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    }
  } finally {
    chrome.kill()
  }
}

interface Requested {
  readonly url: string
  readonly resourceType: string
  readonly transferSize: number
}

/** The requests that reached the shop. */
function requestsOf(details: object | undefined): Requested[] {
  const { items = [] } = (details ?? {}) as { items?: Requested[] }
  return items.filter((each) => each.url.startsWith(url) && each.transferSize > 0)
}

function print(name: string, visited: Partial<Visit>): void {
  const cells = Object.entries(visited).map(([key, value]) => `${key} ${key === 'cls' ? value.toFixed(3) : Math.round(value)}`)
  console.log(`${name.padEnd(26)}${cells.join('  ')}`)
}

/** A missing image size is served as a larger one, which would be measured. */
async function imagesAreEncoded(): Promise<void> {
  const deadline = Date.now() + encodingMs
  const html = (await Promise.all(Object.values(paths).map(async (path) => (await fetch(url + path)).text()))).join('')
  const images = new Set(html.match(/\/media\/[\w-]+\.avif/g))
  for (const image of images) {
    while (Date.now() < deadline && (await fetch(url + image)).headers.get('content-type') !== 'image/avif') await pause(500)
  }
}
