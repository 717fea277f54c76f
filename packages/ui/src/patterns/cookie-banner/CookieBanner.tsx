import { siteSentences } from '@shop/domain'
import type { KeyboardEvent } from 'react'
import { Button } from '../../components/button/index.ts'
import { classNames } from '../../components/class-names.ts'
import { IconButton } from '../../components/icon-button/index.ts'
import { Link } from '../../components/link/index.ts'
import styles from './CookieBanner.module.css'
import { useBannerFocus } from './useBannerFocus.ts'
import { useBannerHeight } from './useBannerHeight.ts'

interface CookieBannerProps {
  /** Address of the privacy policy. */
  privacyHref: string
  /** Called by Decline. */
  onDecline: () => void
  /** Called by Accept All. */
  onAccept: () => void
  /**
   * Set it when the user opened the banner by 'Cookie settings'. The banner then takes the focus and returns it, and can be
   * closed without a choice by its close button or Escape.
   */
  onClose?: (() => void) | undefined
}

/**
 * Asks whether cart and wishlist may be stored after the visit, in one low strip. It is not a dialog: the page stays usable. It
 * reserves space, so that it covers neither the bottom navigation nor the end of the page nor the focused element. On a page with
 * full-width fields (`data-full-width-fields`) it is at the end of the page. When it has appeared by itself, it lets taps through for half
 * a second: somebody may be about to tap what is below it.
 */
export function CookieBanner({ privacyHref, onDecline, onAccept, onClose }: CookieBannerProps) {
  const banner = useBannerHeight()
  const firstButton = useBannerFocus(onClose !== undefined)
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose?.()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape from the controls inside
    <section
      ref={banner}
      className={classNames(styles.root, onClose === undefined && styles.unasked)}
      aria-label="Cookies"
      data-cookie-banner=""
      onKeyDown={closeByEscape}
    >
      <p className={styles.text}>
        May we keep your cart for your next visit? <Link href={privacyHref}>Privacy policy</Link>
      </p>
      <div className={styles.buttons}>
        <Button ref={firstButton} variant="secondary" onClick={onDecline}>
          Decline
        </Button>
        <Button variant="secondary" onClick={onAccept}>
          {siteSentences.acceptAll}
        </Button>
        {onClose ? <IconButton icon="close" label="Close" onClick={onClose} /> : null}
      </div>
    </section>
  )
}
