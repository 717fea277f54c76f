import { eventWords } from '../chart/chart.ts'
import type { Entry, GuardAnswer } from '../protocol/index.ts'

/** What a row of the log tells of. */
export type RowKind = 'event' | 'request' | 'timer' | 'action' | 'actor'

/** A line of the log: an event with all that came of it, or something that happened beside. */
export interface LogRow {
  kind: RowKind
  sessionId: string
  /** The entry that began it, and the last one that belongs to it: there the actor stands as it did afterwards. */
  seq: number
  until: number
  /** Milliseconds since the recording began. */
  at: number
  says: string
  /** The actor that an event came from; null for the world outside. */
  from: string | null
  /** The state afterwards; undefined where there is none. */
  value?: unknown
  guards: readonly GuardAnswer[]
  /** The transitions that were taken, by their place in the chart. */
  transitions: readonly number[]
  /** Nothing in this state takes such an event. */
  isIgnored: boolean
  /** Guards alone kept it from doing anything. */
  isStopped: boolean
  /** XState's own: beginnings, ends, timers. */
  isInternal: boolean
  redacted: number
  truncated: number
  /** What it carries. */
  data: unknown
}

/** The lines of a log, oldest first. */
export function logRows(entries: readonly Entry[]): LogRow[] {
  const rows: LogRow[] = []
  // What an actor is busy with: its microsteps and snapshots belong to it.
  const open = new Map<string, LogRow>()
  for (const { seq, at, message, redacted, truncated } of entries) {
    const { sessionId } = message
    const row = (kind: RowKind, says: string, data: unknown): LogRow => {
      const made: LogRow = {
        kind,
        sessionId,
        seq,
        until: seq,
        at,
        says,
        from: null,
        guards: [],
        transitions: [],
        isIgnored: false,
        isStopped: false,
        isInternal: false,
        redacted,
        truncated,
        data,
      }
      rows.push(made)
      return made
    }
    switch (message.type) {
      case '@xstate.event': {
        const { type, ...payload } = message.event
        const made = row('event', eventWords(type), payload)
        made.from = message.sourceId ?? null
        made.isInternal = type.startsWith('xstate.')
        open.set(sessionId, made)
        break
      }
      case '@shop.microstep': {
        const one = open.get(sessionId)
        if (!one) break
        one.until = seq
        one.value = message.value
        one.guards = [...one.guards, ...message.guards]
        one.transitions = [...one.transitions, ...message.transitions]
        one.isIgnored = message.isIgnored && one.transitions.length === 0
        one.isStopped = one.transitions.length === 0 && message.guards.length > 0 && message.guards.every(({ answer }) => !answer)
        break
      }
      case '@xstate.snapshot': {
        const one = open.get(sessionId)
        if (!one) break
        one.until = seq
        one.value = message.snapshot.value ?? message.snapshot.status
        break
      }
      case '@shop.outcome':
        row('request', `${message.outcome} after ${Math.round(message.duration)} ms`, message.data)
        break
      case '@shop.timer':
        row('timer', `${eventWords(message.eventType)} (${message.delay} ms) ${message.change}`, undefined)
        break
      case '@shop.action':
        row('action', message.action, message.params).isInternal = message.action.startsWith('xstate.')
        break
      case '@xstate.actor':
        row('actor', `${message.name} is there`, undefined)
        break
      case '@shop.about':
        break
    }
  }
  return rows
}
