/**
 * Calls `then` after the next frame has been painted, so that the frame does not wait for it. A hidden page paints, and calls it, when it is shown
 * again. Returns the function that cancels it.
 */
export function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
