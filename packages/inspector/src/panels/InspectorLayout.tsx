import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Tabs } from '@shop/ui/components'
import { useIsWide } from '../viewing/useIsWide.ts'
import styles from './InspectorLayout.module.css'

/** The panels of the inspector, by their place. */
interface InspectorPanels {
  /** Whether each panel scrolls by itself within a given height. */
  isDocked: boolean
  actors: ReactNode
  chart: ReactNode
  log: ReactNode
  sequence: ReactNode
  /** The panels about the selected actor, in the order of their tabs. */
  about: readonly { value: string; label: string; content: ReactNode }[]
}

/** Arranges the panels next to each other, or on a narrow screen as tabs, of which one is visible. */
export function InspectorLayout({ isDocked, actors, chart, log, sequence, about }: InspectorPanels) {
  const root = useRef<HTMLDivElement>(null)
  const isWide = useIsWide(root, isDocked ? 70 : 60)
  const events = [
    { value: 'log', label: 'Log', content: log },
    { value: 'sequence', label: 'Sequence', content: sequence },
  ]
  const all = [
    { value: 'actors', label: 'Actors', content: actors },
    { value: 'chart', label: 'Chart', content: chart },
    ...events,
    ...about,
  ]
  return (
    <div ref={root} className={styles.root} data-docked={isDocked || undefined}>
      {isWide ? (
        <div className={styles.columns}>
          <div className={styles.actors}>{actors}</div>
          <div className={styles.chart}>{chart}</div>
          <div className={styles.log}>
            <Tabs label="Events" className={styles.tabs} items={events} />
          </div>
          <div className={styles.about}>
            <Tabs label="About this actor" className={styles.tabs} items={about} />
          </div>
        </div>
      ) : (
        <Tabs label="Panels" className={styles.tabs} items={all} />
      )}
    </div>
  )
}
