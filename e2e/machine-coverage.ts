import type { Page } from '@playwright/test'
import type { Batch } from '../packages/inspector/src/protocol/index.ts'

/** The address at which `pnpm coverage:machines` collects; undefined in an ordinary run. */
export const coverageAddress = process.env['MACHINE_COVERAGE']

/** Opens every page of a journey with the inspector's tap, and collects what its machines reach. Returns the function that reports it. */
export async function collectCoverage(page: Page, address: string): Promise<() => Promise<void>> {
  // An ordinary run does not load the charts.
  const { ReachCollector } = await import('../packages/inspector/src/viewing/reach.ts')
  const collector = new ReachCollector()
  const context = page.context()
  await context.route('**/*', async (route, request) => {
    const url = new URL(request.url())
    if (request.resourceType() !== 'document') return route.fallback()
    url.searchParams.set('inspect', '')
    return route.fallback({ url: url.href })
  })
  await context.exposeBinding('reportBatch', (_, batch: Batch) => collector.take(batch))
  await context.addInitScript(() => {
    new BroadcastChannel('@shop/inspector').addEventListener('message', ({ data }) => {
      if (data.to === 'viewers') (window as unknown as { reportBatch: (batch: unknown) => void }).reportBatch(data.batch)
    })
  })
  return async () => void (await fetch(`${address}/journeys`, { method: 'POST', body: JSON.stringify(collector.reach()) }))
}
