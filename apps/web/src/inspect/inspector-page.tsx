import '@shop/ui/fonts.css'
import '@shop/ui/styles.css'
import { Inspector, linkByBroadcast, linkFromStately, machineById, readHash, startSandbox, takeSteps } from '@shop/inspector'
import type { Source } from '@shop/inspector'
import { Alert } from '@shop/ui/components'
import { createRoot } from 'react-dom/client'
import styles from './inspect.module.css'

/**
 * The source to inspect: steps in the address, an app with Stately's producer that opened this page, or the shop's other tabs.
 */
async function sourceOfPage(): Promise<Source> {
  const linked = await readHash(location.hash)
  const known = linked && machineById(linked.machine)
  if (known) {
    const sandbox = startSandbox(known.machine, { input: linked.input, place: 'Steps of a link' })
    await takeSteps(
      sandbox,
      linked.steps.map((step) => () => step),
    )
    return { mode: 'sandbox', known, sandbox }
  }
  const opener = window.opener as Window | null
  // Only this origin is allowed to send messages.
  if (opener && window.name === 'xstateinspector')
    return { mode: 'live', link: linkFromStately({ own: window, app: opener, origin: location.origin }) }
  return { mode: 'live', link: linkByBroadcast() }
}

const source = await sourceOfPage()
const isLinkBroken = location.hash.startsWith('#steps=') && source.mode !== 'sandbox'
createRoot(document.getElementById('root')!).render(
  <main className={styles.page}>
    <h1 className={styles.title}>Inspector</h1>
    {isLinkBroken && (
      <Alert tone="error">
        The steps of this link cannot be read. It was cut off, or it is from another version of the shop: copy the whole link
        again.
      </Alert>
    )}
    <Inspector source={source} inspectorPage={`${location.origin}/inspector`} />
  </main>,
)
