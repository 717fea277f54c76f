import { IconButton } from '@shop/ui/components'
import { shortId } from '../chart/chart.ts'
import type { Chart } from '../chart/chart.ts'
import { transitionWords } from '../chart/state-lines.ts'
import { guardResults } from '../tap/index.ts'
import { examplesOf } from '../viewing/possible-events.ts'
import type { Sender } from '../viewing/sending.ts'
import { ComposeEvent } from './ComposeEvent.tsx'
import styles from './TransitionDetails.module.css'

interface TransitionDetailsProps {
  chart: Chart
  /** The index of the transition. */
  transition: number
  /** The machine to send its event to, or the reason why that is impossible. */
  sender: Sender | string
  onClose: () => void
}

/** A transition of a chart: its guard, its actions, where it leads, and how to take it now. */
export function TransitionDetails({ chart, transition, sender, onClose }: TransitionDetailsProps) {
  const chosen = chart.transitions[transition]!
  const { source, targets, guard, actions, eventType } = chosen
  const short = (id: string) => shortId(chart, id)
  return (
    <section className={styles.root} aria-label="Chosen transition">
      <header className={styles.head}>
        <h3 className={styles.title}>{transitionWords(chosen)}</h3>
        <IconButton icon="close" label="Close the transition" onClick={onClose} />
      </header>
      <dl className={styles.facts}>
        <dt>From</dt>
        <dd>{short(source)}</dd>
        <dt>To</dt>
        <dd>{targets.map(short).join(' and ') || 'the same state'}</dd>
        {guard !== null && (
          <>
            <dt>Guard</dt>
            <dd>
              {guard}
              {typeof sender !== 'string' && resultWords(sender, eventType, transition)}
            </dd>
          </>
        )}
        {actions.length > 0 && (
          <>
            <dt>Actions</dt>
            <dd>{actions.join(', ')}</dd>
          </>
        )}
      </dl>
      {isSentBy(eventType) ??
        (typeof sender === 'string' ? sender : <ComposeEvent key={eventType} {...sender} type={eventType} />)}
    </section>
  )
}

/** The result of the guard with the first example of the event: `, which is false now`. */
function resultWords({ known, snapshot }: Sender, type: string, transition: number): string {
  const [first] = examplesOf(known, type, snapshot)
  try {
    const result = guardResults(snapshot, { type, ...first?.payload }).guards.find((one) => one.transition === transition)
    return result ? `, which is ${result.result} now` : ''
  } catch {
    return ', which fails now'
  }
}

/** What takes a transition that no event takes from outside, as a sentence; null for an event that can be sent. */
function isSentBy(eventType: string): string | null {
  if (eventType === '') return 'The machine takes it by itself as soon as its guard allows it.'
  if (eventType.startsWith('xstate.after.')) return 'A timer takes it: see Timers.'
  return eventType.startsWith('xstate.') ? 'The end of a request or of a part takes it: choose the end in Outcomes.' : null
}
