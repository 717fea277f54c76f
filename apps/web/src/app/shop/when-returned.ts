/** Calls `act` each time the user returns to the page. Returns the function that ends this. */
export function whenReturned(act: () => void): () => void {
  const onVisibilityChange = () => {
    if (!document.hidden) act()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  return () => document.removeEventListener('visibilitychange', onVisibilityChange)
}
