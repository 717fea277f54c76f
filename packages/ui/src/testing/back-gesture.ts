import { spyOn } from 'storybook/test'

interface Watcher {
  requestClose(): void
}

/**
 * Records the layers that listen to the Back gesture of Android. The returned function makes the gesture: the browser asks the newest
 * layer to close.
 */
export function watchBackGestures(): () => void {
  const browser = window as unknown as { CloseWatcher: new () => Watcher }
  const { CloseWatcher } = browser
  const created = spyOn(browser, 'CloseWatcher').mockImplementation(() => new CloseWatcher())
  return () => created.mock.results.at(-1)?.value.requestClose()
}
