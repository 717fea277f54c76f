import '@shop/ui/fonts.css'
import '@shop/ui/styles.css'
import { Inspector, linkByBroadcast, linkFromStately } from '@shop/inspector'
import type { Source } from '@shop/inspector'
import { Alert } from '@shop/ui/components'
import { createRoot } from 'react-dom/client'
import styles from './inspect.module.css'
import { linkedSource } from './linked-source.ts'

/** The source without steps in the address: an app with Stately's producer that opened this page, or the shop's other tabs. */
function liveSource(): Source {
  const opener = window.opener as Window | null
  // Only this origin is allowed to send messages.
  if (opener && window.name === 'xstateinspector')
    return { mode: 'live', link: linkFromStately({ own: window, app: opener, origin: location.origin }) }
  return { mode: 'live', link: linkByBroadcast() }
}

const { source, problem } = await linkedSource(location.hash)
createRoot(document.getElementById('root')!).render(
  <main className={styles.page}>
    <h1 className={styles.title}>Inspector</h1>
    {problem !== null && <Alert tone="error">{problem}</Alert>}
    <Inspector source={source ?? liveSource()} inspectorPage={`${location.origin}/inspector`} />
  </main>,
)
