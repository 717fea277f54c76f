import { Copier, eventSchemas, privateFields, Placeholders } from '@shop/inspector'
import styles from './inspect.module.css'
import { introduced } from './introduced.ts'
import type { Watcher } from './watch-roots.ts'

/**
 * Opens Stately's own inspector, a package with a hosted page. Its messages are redacted too. Browsers only open a window on a
 * click, so there is a button.
 */
export async function openStately(watch: (watcher: Watcher) => void): Promise<void> {
  const { createBrowserInspector } = await import('@statelyai/inspect')
  const copier = new Copier(privateFields(eventSchemas), new Placeholders())
  const inspector = createBrowserInspector({
    autoStart: false,
    // Buffers messages until the window opens. The package's default of 200 would be exceeded before the first click.
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
