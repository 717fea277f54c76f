/** Milliseconds after which a picture that still loads is not waited for. */
const patience = 4000

/** Resolves when the page's largest picture is painted, at once on a page without one. */
export async function whenPictureIsShown(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  // A broken picture rejects, and is nothing to wait for.
  const decoded = picture?.decode().catch(() => undefined)
  await Promise.race([Promise.all([decoded, firstPaint()]), new Promise((resolve) => setTimeout(resolve, patience))])
  // A frame callback runs before the frame is painted, and a task after it.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** Resolves after the first paint, which may be later than the frame that prepared it. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
  })
}
