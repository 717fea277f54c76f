import { watchRoots } from '../apps/web/src/inspect/watch-roots.ts'
import { createTap } from '../packages/inspector/src/tap/index.ts'
import { ReachCollector } from '../packages/inspector/src/viewing/reach.ts'

/** The pause in milliseconds between two reports. */
const pause = 500

/** Reports what the machines of all stories reach to `pnpm coverage:machines`, which listens at the address. */
export function reportCoverage(address: string): void {
  const tap = createTap({ place: 'Storybook' })
  const collector = new ReachCollector()
  let isReported = true
  tap.join((batch) => {
    collector.take(batch)
    isReported = false
  })
  watchRoots(tap.inspect)
  const report = () => {
    if (!isReported) isReported = navigator.sendBeacon(`${address}/stories`, JSON.stringify(collector.reach()))
  }
  setInterval(report, pause)
  addEventListener('pagehide', report)
}
