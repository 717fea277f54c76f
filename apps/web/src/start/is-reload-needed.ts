/**
 * Whether only a reload can load the app, whose last load has failed: its file can be fetched, but the browser does not run it. Firefox never
 * requests a module again that it has failed to load. A page that was reloaded does not need it again.
 */
export async function isReloadNeeded(app: string): Promise<boolean> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'reload') return false
  const isThere = await fetch(app).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isThere) return false
  return import(/* @vite-ignore */ app).then(
    () => false,
    () => true,
  )
}
