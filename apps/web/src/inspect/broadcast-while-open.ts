/**
 * Broadcasts until the user closes or leaves the page, so that viewers in other tabs can say that it is closed. A page to which the user
 * comes back by Back, and which the browser has kept in memory, broadcasts again.
 *
 * @param start Starts to broadcast, and returns the function that stops it.
 */
export function broadcastWhileOpen(page: Pick<Window, 'addEventListener'>, start: () => () => void): void {
  let stop = start()
  page.addEventListener('pagehide', () => stop())
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) stop = start()
  })
}
