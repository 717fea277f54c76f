import type { createBrowserRouter } from 'react-router-dom'
import type { KeptPlace, VisitMemory } from './visit-memory.ts'

/** The key in the storage of the tab. */
const storageKey = 'visit'

/** The router's key for the first entry of every document. */
const firstKey = 'default'

/** The build of the app. Another one may need other data. */
const build = import.meta.url

/**
 * Reads what an earlier document of the tab has kept. A page opened by a new navigation, not by a reload or Back, begins at its top.
 */
export function readKeptVisit(): Record<string, KeptPlace> {
  try {
    const { pathname, search } = window.location
    const key = (window.history.state as { key?: string } | null)?.key ?? firstKey
    const { [build]: places = {} } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<
      string,
      Record<string, KeptPlace>
    >
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const place = places[key]
    if (navigation?.type === 'navigate' || place?.path !== pathname + search) delete places[key]
    else if (isScrolledSince(place.scrollY)) places[key] = { ...place, scrollY: window.scrollY }
    return places
  } catch {
    return {}
  }
}

/** Whether the user has scrolled the page since the browser has scrolled it to `top`, or as far as it could before its styles were there. */
function isScrolledSince(top: number): boolean {
  const end = document.documentElement.scrollHeight - window.innerHeight
  return window.scrollY > 0 && Math.abs(window.scrollY - Math.min(top, end)) > window.innerHeight / 4
}

/**
 * Stores in `memory` what each page has loaded and how far it was scrolled, and keeps it for the next document of the tab. Phones close tabs
 * in the background, and tell a page only that it is hidden. A page that loads is scrolled by the browser, every other one by the app.
 */
export function keepVisit(router: ReturnType<typeof createBrowserRouter>, memory: VisitMemory): void {
  let shown = router.state.location
  let isLeaving = false
  const leave = () => {
    if (!isLeaving) memory.storeScroll(shown, window.scrollY)
  }
  const follow = ({ location, loaderData, navigation }: typeof router.state) => {
    const isIdle = navigation.state === 'idle'
    if (!isIdle || location.key !== shown.key) leave()
    isLeaving = !isIdle
    if (!isIdle) return
    shown = location
    memory.storeData(location.key, loaderData)
  }
  follow(router.state)
  router.subscribe(follow)

  const keep = () => {
    leave()
    window.history.scrollRestoration = 'auto'
    try {
      sessionStorage.setItem(storageKey, JSON.stringify({ [build]: memory.kept() }))
    } catch {
      // A storage that is full or forbidden keeps nothing.
    }
  }
  const resume = () => {
    window.history.scrollRestoration = 'manual'
  }
  addEventListener('pagehide', keep)
  addEventListener('pageshow', resume)
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? keep() : resume()))
  resume()
}
