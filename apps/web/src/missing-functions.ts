/*
 * The one function that the shop and ky call and that some of the oldest browsers do not have (`build/oldest-browsers.ts`): Chrome before 100 and
 * Firefox before 97. The app imports this module first.
 */
if (!('throwIfAborted' in AbortSignal.prototype))
  Object.defineProperty(AbortSignal.prototype, 'throwIfAborted', {
    value(this: AbortSignal): void {
      if (this.aborted) throw this.reason ?? new DOMException('The request was aborted.', 'AbortError')
    },
  })
