/**
 * `pnpm bench:inspector [--runs N]`: measures the processor time of the inspector's main thread with ten thousand events of a shop:
 * until a late-opened inspector shows the latest moment, until it has taken in the older events, and for each response: one more event, a
 * step back, a search and its end. The time does not depend on what else the computer does. Prints the median and the slowest, next to the
 * goal of a response.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import type { CDPSession, Page } from 'playwright'
import { findOrInstallChromium } from '../.ci/chromium.ts'
import type { Batch } from '../packages/inspector/src/protocol/index.ts'
import { startSandbox } from '../packages/inspector/src/sandbox/index.ts'
import { newestPart, partBefore } from '../packages/inspector/src/transports/parts.ts'
import { machineById } from '../packages/machines/src/known/index.ts'
import { startProcess, stopProcess } from './processes.ts'
import { median } from './statistics.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const url = 'http://127.0.0.1:3207'
const goal = 100
/** The older events arrive in parts, between which the inspector responds. */
const older = 'older events'
const events = 10_000

const { memory, more } = await recordedBatches(events + 1)
const folder = mkdtempSync(join(tmpdir(), 'shop-inspector-'))
const shop = await startProcess('apps/server/src/commands/start.ts', {
  environment: { PORT: '3207', LOG_LEVEL: 'error', DATA_DIR: folder, INSPECTOR: 'on' },
  readyUrl: `${url}/readyz`,
})
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
const times: Record<string, number[]> = {}
for (let run = 0; run < Number(values.runs); run += 1) {
  for (const [name, time] of Object.entries(await visit())) (times[name] ??= []).push(time)
}
for (const [name, all] of Object.entries(times)) {
  const aim = name === older ? '' : `, goal ${goal} ms`
  console.log(
    `${name.padEnd(16)}median ${median(all).toFixed(0).padStart(4)} ms, slowest ${Math.max(...all).toFixed(0)} ms${aim}`,
  )
}
const { [older]: _, ...responses } = times
process.exitCode = Object.values(responses).every((all) => median(all) <= goal) ? 0 : 1
await browser.close()
await stopProcess(shop)
rmSync(folder, { recursive: true, force: true })

/** What a tap with this many events sends to a viewer that joins, in the order of its requests, and the batch of the last event. */
async function recordedBatches(count: number): Promise<{ memory: Batch[]; more: Batch }> {
  const sandbox = startSandbox(machineById('contact')!.machine, { input: { user: null }, place: 'A shop' })
  const type = (subject: string) => sandbox.take({ kind: 'send', event: { type: 'fields.typed', values: { subject } } })
  await Promise.all(Array.from({ length: count - 1 }, (_, event) => type(`Sofa ${event}`)))
  const memory: Batch[] = []
  sandbox.tap.join((batch) => {
    if (batch.kind !== 'entries') return memory.push(batch)
    let part = newestPart(batch)
    memory.push(part)
    while (part.before !== null) memory.push((part = partBefore(batch, part.before)))
  })()
  const last: Batch[] = []
  sandbox.tap.join((batch) => last.push(batch))
  const before = last.length
  await type('The last sofa')
  const entries = last.slice(before).flatMap((batch) => (batch.kind === 'entries' ? batch.entries : []))
  sandbox.stop()
  return { memory, more: { kind: 'entries', tap: sandbox.tap.hello.tap, entries, dropped: 0 } }
}

/** Opens the inspector next to a tab with that many events, and returns the milliseconds of each response. */
async function visit(): Promise<Record<string, number>> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const producer = await context.newPage()
  await producer.goto(`${url}/healthz`)
  await producer.evaluate(produce, memory as unknown[])
  const inspector = await context.newPage()
  const thread = await context.newCDPSession(inspector)
  await thread.send('Performance.enable', { timeDomain: 'threadTicks' })
  await inspector.goto(`${url}/inspector`)
  await inspector.getByText('No shop is connected yet.').waitFor()
  const rows = (count: number) => inspector.getByText(`${count} ${count === 1 ? 'row' : 'rows'}`, { exact: true }).waitFor()
  const find = inspector.getByLabel('Find in the log')
  const log = inspector.getByRole('group', { name: 'Event log' })
  const measured: Record<string, number> = {}
  const measure = async (name: string, act: () => Promise<unknown>) => {
    const before = await taskTime(thread)
    await act()
    await settled(inspector)
    measured[name] = (await taskTime(thread)) - before
  }
  await measure('opening', async () => {
    await producer.evaluate('tell()')
    await inspector.getByText('older ones are loading').waitFor()
  })
  await measure(older, () => rows(events + 1))
  await measure('one more event', async () => {
    await producer.evaluate((batch) => (globalThis as unknown as { say: (batch: unknown) => void }).say(batch), more as unknown)
    await rows(events + 2)
  })
  await log.focus()
  await measure('a step back', async () => {
    await inspector.keyboard.press('ArrowUp')
    await inspector.getByText('This is the past.').waitFor()
  })
  await measure('a search', async () => {
    await find.press('x')
    await rows(0)
  })
  await measure('its end', async () => {
    await find.press('Backspace')
    await rows(events + 2)
  })
  await context.close()
  return measured
}

/** Runs in the page of the producer: defines what it says to viewers. The hello and the first part are said at once, an older part on request. */
function produce([hello, first, ...parts]: unknown[]): void {
  const channel = new BroadcastChannel('@shop/inspector')
  const say = (batch: unknown) => channel.postMessage({ to: 'viewers', batch })
  channel.addEventListener('message', ({ data: { word } }) => {
    if (word === 'older') say(parts.shift())
  })
  Object.assign(globalThis, { say, tell: () => [hello, first].forEach(say) })
}

/** The processor time of the page's main thread, in milliseconds. */
async function taskTime(thread: CDPSession): Promise<number> {
  const { metrics } = await thread.send('Performance.getMetrics')
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value
}

/** Waits until the page has painted twice. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )
}
