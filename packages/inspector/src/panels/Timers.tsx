import { Button } from '@shop/ui/components'
import { eventWords } from '../chart/chart.ts'
import type { TimerChange } from '../protocol/index.ts'
import type { StoppableClock } from '../sandbox/index.ts'
import type { Session } from '../session/index.ts'
import { useClock } from '../viewing/useClock.ts'
import styles from './Timers.module.css'

interface TimersProps {
  session: Session
  /** The index of the selected entry. */
  place: number
  /** The clock of a sandbox; null for a running shop, whose clock is real. */
  clock: StoppableClock | null
}

/** The running timers and, in a sandbox, their clock. */
export function Timers({ session, place, clock }: TimersProps) {
  const timers = runningTimers(session, place)
  return (
    <div className={styles.root}>
      {clock ? (
        <ClockTools clock={clock} />
      ) : (
        <p className={styles.note}>The shop’s own clock cannot be stopped. Go on from here in a sandbox to stop it.</p>
      )}
      {timers.length === 0 ? (
        <p className={styles.note}>No timer of a machine is running.</p>
      ) : (
        <ul className={styles.timers}>
          {timers.map(({ timer, due }) => (
            <li key={timer.timer} className={styles.timer}>
              <b>{eventWords(timer.eventType)}</b>
              <span>{session.actors.get(timer.sessionId)?.name}</span>
              {clock ? <Left clock={clock} due={due} delay={timer.delay} /> : <span>{timer.delay} ms in all</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ClockTools({ clock }: { clock: StoppableClock }) {
  const { now, isRunning } = useClock(clock)
  const next = clock.untilNext()
  return (
    <>
      <p className={styles.clock}>
        {/* A running clock would interrupt a screen reader twenty times a second. */}
        <output aria-live={isRunning ? 'off' : undefined}>{now} ms</output> {isRunning ? 'and running' : 'and stopped'}
        {next !== null && `; the next timer or response is due in ${next} ms`}
      </p>
      <div className={styles.tools}>
        <Button variant="secondary" onClick={isRunning ? clock.stop : clock.run}>
          {isRunning ? 'Stop the clock' : 'Run the clock'}
        </Button>
        {[100, 1000].map((by) => (
          <Button key={by} variant="secondary" onClick={() => clock.advance(by)}>
            Advance {by} ms
          </Button>
        ))}
        <Button variant="secondary" aria-disabled={next === null} onClick={() => next !== null && clock.advance(next)}>
          Advance to the next timer
        </Button>
      </div>
    </>
  )
}

function Left({ clock, due, delay }: { clock: StoppableClock; due: number; delay: number }) {
  const { now } = useClock(clock)
  const left = Math.max(0, due - now)
  return (
    <>
      <span>
        {left} of {delay} ms left
      </span>
      <progress className={styles.bar} max={delay} value={delay - left} aria-label="Elapsed time" />
    </>
  )
}

function runningTimers({ entries }: Session, place: number): { timer: TimerChange; due: number }[] {
  const running = new Map<string, { timer: TimerChange; due: number }>()
  for (const { message, at } of entries.slice(0, place + 1)) {
    if (message.type !== '@shop.timer') continue
    const key = `${message.sessionId} ${message.timer}`
    if (message.change === 'scheduled') running.set(key, { timer: message, due: at + message.delay })
    else running.delete(key)
  }
  return [...running.values()].sort((one, other) => one.due - other.due)
}
