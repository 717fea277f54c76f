import { Copier, eventSchemas, privateFields, Placeholders } from '@shop/inspector'
import styles from './inspect.module.css'
import { introduced } from './introduced.ts'
import type { Watcher } from './watch-roots.ts'

/**
 * Stately's own package and its hosted page, for who prefers them. Its messages are freed of what is private here too.
 * A browser lets a page open a window only where a person asked for it, so there is a button.
 */
export async function openStately(watch: (watcher: Watcher) => void): Promise<void> {
  const { createBrowserInspector } = await import('@statelyai/inspect')
  const copier = new Copier(privateFields(eventSchemas), new Placeholders())
  const inspector = createBrowserInspector({
    autoStart: false,
    // What happens before that window is there waits for it. The package's own 200 are gone by the time of the first tap.
    maxDeferredEvents: 20_000,
    serialize: (message) => copier.copy(message, { copy: 512 * 1024, text: 200_000, depth: 40 }).value as typeof message,
  })
  watch(introduced((event) => inspector.inspect.next?.(event)))
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Open Stately’s inspector'
  button.className = styles.stately ?? ''
  button.addEventListener('click', () => {
    inspector.start()
    button.remove()
  })
  document.body.append(button)
}
