import { useMemo } from 'react'
import type { RefObject } from 'react'
import { Badge, Button, IconButton, Select } from '@shop/ui/components'
import { Breakable } from '../chart/Breakable.tsx'
import type { Hello } from '../protocol/index.ts'
import { valueWords } from '../session/index.ts'
import type { Source } from '../viewing/source.ts'
import type { Viewing } from '../viewing/useViewing.ts'
import styles from './Controls.module.css'

interface ControlsProps {
  /** The element that names the source, to which the focus moves when another source is opened. */
  name: RefObject<HTMLDivElement | null>
  mode: Source['mode']
  hello: Hello
  /** The pages to choose from. */
  pages: readonly Hello[]
  onPage: (tap: string) => void
  isOpen: boolean
  /** Whether older steps have not arrived yet. */
  isLoading: boolean
  viewing: Viewing
  /** Starts a sandbox at the selected moment; undefined for a chart that the shop does not have. */
  onFork?: (() => void) | undefined
  /** Returns to the source before a fork or an import. */
  onBack?: (() => void) | undefined
}

const names = { live: 'Live', sandbox: 'Sandbox', replay: 'Replay' } as const

/** The mode and the selected moment, with buttons to step back, step forward and fork into a sandbox. */
export function Controls({ name, mode, hello, pages, onPage, isOpen, isLoading, viewing, onFork, onBack }: ControlsProps) {
  const { place } = hello
  const { actor, snapshot, ownRows, row, at, goTo, step } = viewing
  const steps = useMemo(() => ownRows.filter(({ isStep }) => isStep), [ownRows])
  const number = row ? steps.findLastIndex(({ seq }) => seq <= row.seq) + 1 : 0
  const rowPlace = row ? ownRows.indexOf(row) : -1
  return (
    <div className={styles.root}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields */}
      <div ref={name} className={styles.where} role="group" aria-label={`${names[mode]}: ${place}`} tabIndex={-1}>
        <Badge tone={mode === 'live' && isOpen ? 'success' : 'neutral'}>{names[mode]}</Badge>
        {pages.length > 1 ? (
          <Select
            label="Page"
            isLabelHidden
            variant="bare"
            options={pages.map((page) => ({ value: page.tap, label: pageWords(page) }))}
            value={hello.tap}
            onChange={({ target }) => onPage(target.value)}
          />
        ) : (
          <span className={styles.place} title={place}>
            {place}
          </span>
        )}
        {mode === 'live' && !isOpen && <span className={styles.closed}>(closed)</span>}
      </div>
      {actor && (
        <output className={styles.actor}>
          <strong>{actor.name}</strong> {snapshot && <Breakable text={valueWords(snapshot.value)} />}
        </output>
      )}
      <section className={styles.steps} aria-label="Selected step">
        {/* Not `disabled`, which would lose the focus at the first and the newest step. */}
        <IconButton icon="chevron-left" label="One step back" aria-disabled={rowPlace <= 0} onClick={() => step(-1)} />
        <output className={styles.number}>
          {isLoading ? (
            'older steps are loading'
          ) : (
            <>
              <span className={styles.spare}>step </span>
              {number} of {steps.length}
            </>
          )}
        </output>
        <IconButton
          icon="chevron-right"
          label="One step forward"
          aria-disabled={rowPlace >= ownRows.length - 1}
          onClick={() => step(1)}
        />
        <Button variant="quiet" aria-disabled={at === null} onClick={() => goTo(null)}>
          Latest
        </Button>
      </section>
      <div className={styles.ways}>
        {onFork && (
          <Button variant="secondary" onClick={onFork}>
            <span>
              <span className={styles.spare}>Go on from here in a </span>
              <span className={styles.word}>sandbox</span>
            </span>
          </Button>
        )}
        {onBack && (
          <Button variant="quiet" onClick={onBack}>
            Leave {names[mode].toLowerCase()}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Two tabs can show the same page, so its name is followed by the time at which it was opened. */
function pageWords({ place, startedAt }: Hello): string {
  return `${place}, opened at ${new Date(startedAt).toLocaleTimeString('en-GB')}`
}
