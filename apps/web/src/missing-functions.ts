/*
 * Functions that the app's libraries call and that some browsers since 2021 do not have (`build/oldest-browsers.ts`). The app imports this
 * module first. The shop's own code needs none of them, because it is checked with the functions of ES2022.
 */

// For ky, and Chrome before 116, Safari before 17.4 and Firefox before 124.
addMissing(AbortSignal, 'any', (signals: Iterable<AbortSignal>): AbortSignal => {
  const controller = new AbortController()
  const { signal } = controller
  for (const source of signals) {
    if (source.aborted) controller.abort(source.reason)
    else source.addEventListener('abort', () => controller.abort(source.reason), { once: true, signal })
  }
  return signal
})

// For ky and the shop, and Chrome before 100.
addMissing(AbortSignal.prototype, 'throwIfAborted', function (this: AbortSignal): void {
  if (this.aborted) throw this.reason ?? new DOMException('The request was aborted.', 'AbortError')
})

// For ky and the shop, and Chrome before 93.
addMissing(Object, 'hasOwn', (object: object, key: PropertyKey): boolean => Object.prototype.hasOwnProperty.call(object, key))

function addMissing(target: object, name: string, value: unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true })
}
