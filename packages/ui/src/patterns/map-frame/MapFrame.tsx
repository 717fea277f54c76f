import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../components/button/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { Link } from '../../components/link/index.ts'
import { MapDrawing } from './MapDrawing.tsx'
import styles from './MapFrame.module.css'

/** Properties of {@link MapFrame}. */
interface MapFrameProps {
  /** What the map shows: 'Map of the showroom'. */
  title: string
  /** The address in words, on the drawing that stands there first. */
  children: ReactNode
  /** The page of the maps service for a frame. */
  embedHref: string
  /** The same place on a page of its own. */
  pageHref: string
  /** The service's name. */
  service: string
}

/**
 * Where the shop is. A quiet drawing and the address come first; the map itself is fetched from its service only when the
 * person asks for it, since it is heavy and tells the service who looks.
 */
export function MapFrame({ title, children, embedHref, pageHref, service }: MapFrameProps) {
  const [isAsked, setAsked] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (isAsked) frame.current?.focus()
  }, [isAsked])
  return (
    <figure className={styles.root} aria-label={title}>
      <div className={styles.place}>
        <MapDrawing className={styles.drawing} />
        {isAsked ? (
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
            <Button className={styles.button} variant="secondary" icon={<Icon name="pin" />} onClick={() => setAsked(true)}>
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
