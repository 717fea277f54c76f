import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import type { Browser, BrowserContext } from '@playwright/test'
import type { Batch } from '../packages/inspector/src/protocol/index.ts'

/** The address at which `pnpm coverage:machines` collects; undefined in an ordinary run. */
export const coverageAddress = process.env['MACHINE_COVERAGE']

/** Journeys about bytes, loading, layout and the inspector itself. They fail with its tap, and reach nothing else. */
export const journeysWithoutCoverage = [
  'admin-bytes',
  'development',
  'first-screens',
  'first-tap',
  'inspector',
  'inspector-copy',
  'large-text',
  'lost-chunks',
  'print',
  'weight',
  'without-javascript',
].map((name) => `**/${name}.spec.ts`)

/**
 * Serves every page of this process with the inspector's tap. If the browser added `?inspect`, it would intercept all requests,
 * which turns its cache off.
 */
export function inspectEveryPage(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    if (request.headers['sec-fetch-dest'] === 'document') request.url += `${request.url!.includes('?') ? '&' : '?'}inspect`
  })
}

/** Collects what the machines of all pages of a browser reach. Returns the function that reports it. */
export async function collectCoverage(browser: Browser, address: string): Promise<() => Promise<void>> {
  // An ordinary run does not load the charts.
  const { ReachCollector } = await import('../packages/inspector/src/viewing/reach.ts')
  const collector = new ReachCollector()
  const collect = (context: BrowserContext) =>
    Promise.all([
      context.exposeBinding('reportBatch', (_, batch: Batch) => collector.take(batch)),
      context.addInitScript(reportReach),
    ])
  browser.on('context', collect)
  return async () => {
    browser.off('context', collect)
    await fetch(`${address}/journeys`, { method: 'POST', body: JSON.stringify(collector.reach()) })
  }
}

/** In the page: reports the messages that tell what was reached, and hides the dock, which may cover a control. */
function reportReach(): void {
  const style = new CSSStyleSheet()
  style.replaceSync('aside[aria-label="Inspector"] { display: none }')
  document.adoptedStyleSheets = [style]
  new BroadcastChannel('@shop/inspector').addEventListener('message', ({ data: { to, batch } }) => {
    if (to !== 'viewers' || batch.kind !== 'entries') return
    const entries = (batch as Extract<Batch, { kind: 'entries' }>).entries.flatMap(({ message }): unknown[] => {
      if (message.type === '@shop.about' || message.type === '@shop.microstep') return [{ message }]
      const { type, sessionId } = message
      return 'snapshot' in message ? [{ message: { type, sessionId, snapshot: { value: message.snapshot.value } } }] : []
    })
    ;(window as unknown as { reportBatch: (batch: unknown) => void }).reportBatch({ ...batch, entries })
  })
}
