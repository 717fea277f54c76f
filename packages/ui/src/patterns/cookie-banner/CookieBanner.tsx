import { siteSentences } from '@shop/domain'
import type { KeyboardEvent } from 'react'
import { Button } from '../../components/button/index.ts'
import { IconButton } from '../../components/icon-button/index.ts'
import { Link } from '../../components/link/index.ts'
import styles from './CookieBanner.module.css'
import { useBannerFocus } from './useBannerFocus.ts'
import { useBannerRoom } from './useBannerRoom.ts'

/** Properties of {@link CookieBanner}. */
interface CookieBannerProps {
  /** Where the privacy policy stands. */
  privacyHref: string
  onDecline: () => void
  onAccept: () => void
  /**
   * Given when the person asked for the banner themselves, by 'Cookie settings': it then takes the focus and gives it
   * back, and can be closed without a choice, by its cross and by Escape.
   */
  onClose?: (() => void) | undefined
}

/**
 * Asks whether cart and wishlist may be kept after the visit. It is no dialog: the page stays usable beside it, and it
 * makes room for itself, so that it hides neither the bottom bar nor the end of the page nor what has the focus.
 */
export function CookieBanner({ privacyHref, onDecline, onAccept, onClose }: CookieBannerProps) {
  const banner = useBannerRoom()
  const firstButton = useBannerFocus(onClose !== undefined)
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose?.()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears Escape from the controls inside
    <section ref={banner} className={styles.root} aria-label="Cookies" data-cookie-banner="" onKeyDown={closeByEscape}>
      <p className={styles.text}>
        May we keep your cart and wishlist for your next visit? Without cookies they last for this visit only.{' '}
        <Link href={privacyHref}>Privacy policy</Link>
      </p>
      {onClose ? <IconButton className={styles.close} icon="close" label="Close" onClick={onClose} /> : null}
      <div className={styles.answers}>
        <Button ref={firstButton} variant="secondary" onClick={onDecline}>
          Decline
        </Button>
        <Button variant="secondary" onClick={onAccept}>
          {siteSentences.acceptAll}
        </Button>
      </div>
    </section>
  )
}
