import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../components/button/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { Link } from '../../components/link/index.ts'
import { MapDrawing } from './MapDrawing.tsx'
import styles from './MapFrame.module.css'

interface MapFrameProps {
  /** Accessible name: 'Map of the showroom'. */
  title: string
  /** The address, shown on the placeholder. */
  children: ReactNode
  /** Embeddable page of the map service. */
  embedHref: string
  /** Link to the same place on the map service. */
  pageHref: string
  /** Name of the map service. */
  service: string
}

/**
 * The location of the shop. Shows a placeholder with the address first. The map is loaded only on request, because it is large
 * and shares the user's address with the map service.
 */
export function MapFrame({ title, children, embedHref, pageHref, service }: MapFrameProps) {
  const [isRequested, setRequested] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  // The focused button was removed.
  useEffect(() => {
    if (isRequested) frame.current?.focus()
  }, [isRequested])
  return (
    <figure className={styles.root} aria-label={title}>
      <div className={styles.place}>
        <MapDrawing className={styles.drawing} />
        {isRequested ? (
          <iframe
            ref={frame}
            className={styles.frame}
            title={title}
            src={embedHref}
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
          />
        ) : (
          <div className={styles.card}>
            <div className={styles.address}>{children}</div>
            <Button className={styles.button} variant="secondary" icon={<Icon name="pin" />} onClick={() => setRequested(true)}>
              Show the map
            </Button>
          </div>
        )}
      </div>
      <figcaption className={styles.caption}>
        <span>The map comes from {service} and is loaded when you ask for it.</span>
        <Link className={styles.link} href={pageHref} target="_blank" rel="noopener noreferrer">
          Open in {service}
        </Link>
      </figcaption>
    </figure>
  )
}
