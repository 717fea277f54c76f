import { Inspector, useFaults } from '@shop/inspector'
import type { Source } from '@shop/inspector'
import { Badge, Button, IconButton, IconButtonLink } from '@shop/ui/components'
import type { CSSProperties } from 'react'
import { Activity, useId, useLayoutEffect, useRef, useState } from 'react'
import { storedDockHeight, storeDockHeight } from './dock-height.ts'
import styles from './dock.module.css'
import { DockHandle } from './DockHandle.tsx'
import { useDockSpace } from './useDockSpace.ts'

const inspectorPage = `${location.origin}/inspector`

interface DockProps {
  source: Source
  /** Turns the inspector off for this tab. */
  onClose: () => void
}

/** The inspector below the shop: a button that shows its panels. Hidden panels keep the pinned machine, the tab and the forms. */
export function Dock({ source, onClose }: DockProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const [height, setHeight] = useState(storedDockHeight)
  const dock = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  useDockSpace(dock, isOpen === true)
  // The button that was pressed is replaced by another one.
  useLayoutEffect(() => {
    if (isOpen !== null) toggle.current!.focus()
  }, [isOpen])
  const resize = (next: number) => {
    setHeight(next)
    storeDockHeight(next)
  }
  return (
    <div
      ref={dock}
      id={id}
      className={styles.dock}
      data-open={isOpen || undefined}
      style={{ '--chosen-height': `${height}dvh` } as CSSProperties}
    >
      {isOpen && <DockHandle height={height} controls={id} onChange={resize} />}
      <div className={styles.bar}>
        {isOpen ? (
          <strong>Inspector</strong>
        ) : (
          <Button ref={toggle} variant="secondary" aria-expanded={false} onClick={() => setIsOpen(true)}>
            Inspector
          </Button>
        )}
        <FaultCount />
        {isOpen && (
          <div className={styles.tools}>
            <IconButtonLink icon="enlarge" label="Open in a tab of its own" href={inspectorPage} target="_blank" />
            <IconButton ref={toggle} icon="chevron-down" label="Hide the panels" aria-expanded onClick={() => setIsOpen(false)} />
            <IconButton icon="close" label="Close the inspector" onClick={onClose} />
          </div>
        )}
      </div>
      {isOpen !== null && (
        <Activity mode={isOpen ? 'visible' : 'hidden'}>
          <div className={styles.panels}>
            <Inspector source={source} inspectorPage={inspectorPage} isDocked />
          </div>
        </Activity>
      )}
    </div>
  )
}

/** A tester who comes back another day must see why the shop fails. */
function FaultCount() {
  const count = Object.keys(useFaults()).length
  return count > 0 && <Badge>{count === 1 ? '1 fault is on' : `${count} faults are on`}</Badge>
}
