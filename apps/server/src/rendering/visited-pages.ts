import { setImmediate as otherRequests } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'

/** The maximum characters of all addresses whose visits are counted. */
const charactersMaximum = 100_000

/** How many pages are rendered again. Each takes 3 to 20 ms of the processor. */
const pagesMaximum = 20

/** Milliseconds without a further change, because an import changes the catalogue many times. */
export const quietMs = 200

/** Counts the visits of cached pages, and renders the most visited ones again after a change of the catalogue. */
export interface VisitedPages {
  count(url: string): void
  /** Renders them soon. A change while they are rendered starts again. */
  renderAgain(): void
  close(): void
}

/** @param render - renders the page at an address into the cache */
export function createVisitedPages(render: (url: string) => Promise<unknown>): VisitedPages {
  const visits = new LRUCache<string, number>({ maxSize: charactersMaximum, sizeCalculation: (_, url) => url.length })
  let timer: NodeJS.Timeout | undefined
  let lastRound = 0

  async function renderMostVisited(): Promise<void> {
    const round = lastRound
    const counted = [...visits.entries()].toSorted(([, one], [, other]) => other - one)
    // A page that was popular before earlier changes gives way to those of today. The most visited one is forgotten last.
    for (const [url, count] of counted.toReversed()) visits.set(url, count / 2)
    for (const [url] of counted.slice(0, pagesMaximum)) {
      await otherRequests()
      if (round !== lastRound) return
      // A page that cannot be rendered is rendered, and reported, at its next visit.
      await render(url).catch(() => undefined)
    }
  }

  return {
    count: (url) => void visits.set(url, (visits.get(url) ?? 0) + 1),

    renderAgain() {
      lastRound += 1
      clearTimeout(timer)
      timer = setTimeout(() => void renderMostVisited(), quietMs).unref()
    },

    close() {
      lastRound += 1
      clearTimeout(timer)
    },
  }
}
