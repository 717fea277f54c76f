import type { createBrowserRouter } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>

/** What the router stores in each entry of the history. */
interface EntryState {
  readonly key?: string
  readonly idx: number
}

/**
 * Creates a router that knows the entries of links to a part of the page, such as the skip link. The browser makes such an entry by itself,
 * without a key and a number. Without a key it would pass for the first page of the document, and Back to that page would show what
 * another address has loaded. Without a number, Back would leave a form without asking about unsaved changes.
 */
export function withHashEntries(create: () => Router): Router {
  const stateOf = (): EntryState | null => window.history.state as EntryState | null
  let last = stateOf()?.idx ?? 0
  // Added before the listener of the router, which must find the entry complete.
  addEventListener('popstate', () => {
    if (stateOf() === null) window.history.replaceState({ key: `${Math.random()}`, idx: last + 1 }, '')
  })
  const router = create()
  router.subscribe(() => {
    last = stateOf()?.idx ?? last
  })
  return router
}
