/** Milliseconds after which a picture that still loads is not waited for. */
const patience = 4000

/** Milliseconds after the paint, so that a slow device has shown it before anything else begins. */
const rest = 100

/** The page's largest picture; null on a page without one. */
export function largestPicture(): HTMLImageElement | null {
  return document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
}

/** Resolves when the page's largest picture is shown, at once on a page without one. */
export async function whenPictureIsShown(): Promise<void> {
  const picture = largestPicture()
  // A broken picture rejects, and is nothing to wait for.
  const decoded = picture?.decode().catch(() => undefined)
  await Promise.race([Promise.all([decoded, firstPaint()]), pause(patience)])
  await pause(rest)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
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
