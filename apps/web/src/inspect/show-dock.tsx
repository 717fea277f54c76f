import { Inspector, useFaults } from '@shop/inspector'
import type { Source } from '@shop/inspector'
import { Badge, Button, Link } from '@shop/ui/components'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import styles from './inspect.module.css'

/** Shows the inspector below the shop, collapsed. */
export function showDock(source: Source): void {
  const place = document.createElement('aside')
  place.setAttribute('aria-label', 'Inspector')
  document.body.append(place)
  createRoot(place).render(<Dock source={source} />)
}

function Dock({ source }: { source: Source }) {
  const [isOpen, setIsOpen] = useState(false)
  const faults = Object.keys(useFaults()).length
  return (
    <div className={styles.dock} data-open={isOpen || undefined}>
      <div className={styles.bar}>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Close the inspector' : 'Inspector'}
        </Button>
        {/* A tester who comes back another day must see why the shop fails. */}
        {faults > 0 && <Badge>{faults === 1 ? '1 fault is on' : `${faults} faults are on`}</Badge>}
        {isOpen && (
          <Link href="/inspector" target="_blank">
            In a tab of its own
          </Link>
        )}
      </div>
      {isOpen && (
        <div className={styles.panels}>
          <Inspector source={source} />
        </div>
      )}
    </div>
  )
}
