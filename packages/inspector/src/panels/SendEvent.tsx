import { Fragment, useState } from 'react'
import { isReported } from '@shop/machines/known'
import { examplesOf, predictEvent } from '../viewing/possible-events.ts'
import type { Sender } from '../viewing/sending.ts'
import { ComposeEvent } from './ComposeEvent.tsx'
import styles from './SendEvent.module.css'

interface SendEventProps extends Sender {
  /** Called when an event is opened: the panel must then stay at this machine. */
  onOpen: () => void
}

/**
 * Sends an event. Possible events come first, then those that a guard stops, then the rest; in each group those of users come
 * before those that the shop itself sends.
 */
export function SendEvent({ onOpen, ...sender }: SendEventProps) {
  const { known, snapshot } = sender
  const [type, setType] = useState<string | null>(null)
  const choices = Object.entries(known.events)
    .map(([name, schema]) => {
      const [first] = examplesOf(known, name, snapshot)
      const prediction = predictEvent(snapshot, { type: name, ...first?.payload })
      return { name, isInternal: isReported(schema), prediction }
    })
    .toSorted((one, other) => Number(one.isInternal) - Number(other.isInternal))
  const groups = (['possible', 'stopped', 'unhandled'] as const).map((kind) => ({
    kind,
    events: choices.filter(({ prediction }) => prediction.kind === kind),
  }))
  return (
    <div className={styles.root}>
      {groups.map(
        ({ kind, events }) =>
          events.length > 0 && (
            <section key={kind} className={styles.group} aria-label={titles[kind]}>
              <h3 className={styles.title}>{titles[kind]}</h3>
              {events.map(({ name, isInternal, prediction }) => (
                <Fragment key={name}>
                  <button
                    type="button"
                    className={styles.event}
                    data-kind={kind}
                    aria-expanded={name === type}
                    onClick={() => {
                      onOpen()
                      setType(name === type ? null : name)
                    }}
                  >
                    {name}
                    {isInternal && <span className={styles.note}>sent by the shop itself</span>}
                    {prediction.kind !== 'possible' && <span className={styles.why}>{prediction.why}</span>}
                  </button>
                  {name === type && <ComposeEvent {...sender} type={type} />}
                </Fragment>
              ))}
            </section>
          ),
      )}
    </div>
  )
}

const titles = { possible: 'Possible now', stopped: 'Stopped by a guard', unhandled: 'Not handled here' } as const
