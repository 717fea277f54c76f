import { CookieBanner } from '@shop/ui/patterns'
import type { Beside } from './beside.ts'
import styles from './Beside.module.css'

/** The question about cookies, while it is asked, at the foot of a screen of its own. */
export const besideConsent: Beside = (snapshot, send) =>
  snapshot.hasTag('banner') ? (
    <div className={styles.screen}>
      <CookieBanner
        privacyHref="#privacy"
        onDecline={() => send({ type: 'choice.declined' })}
        onAccept={() => send({ type: 'choice.accepted' })}
      />
    </div>
  ) : null
