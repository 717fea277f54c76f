import { eventWords } from '../chart/chart.ts'
import type { Entry, GuardResult } from '../protocol/index.ts'

/** The kind of a row of the log. */
export type RowKind = 'event' | 'request' | 'timer' | 'action' | 'actor'

/** A row of the log: an event with its effects, or something that happened without one. */
export interface LogRow {
  kind: RowKind
  sessionId: string
  /** The first and the last entry of the row. The last one has the snapshot after the event. */
  seq: number
  until: number
  /** Milliseconds since the recording started. */
  at: number
  label: string
  /** The actor that sent the event; null for an event from outside. */
  from: string | null
  /** The state value after the event; undefined for an actor without states. */
  value?: unknown
  guards: readonly GuardResult[]
  /** The indexes of the transitions that were taken. */
  transitions: readonly number[]
  /** The state does not handle the event. */
  isIgnored: boolean
  /** The event had no effect because guards rejected it. */
  isStopped: boolean
  /** An event of XState itself: a start, an end, a timer. */
  isInternal: boolean
  redacted: number
  truncated: number
  /** The payload of the event. */
  data: unknown
}

/** The rows of a log, oldest first. */
export function logRows(entries: readonly Entry[]): LogRow[] {
  const rows: LogRow[] = []
  // The event that an actor handles: the following microsteps and snapshots belong to it.
  const open = new Map<string, LogRow>()
  for (const { seq, at, message, redacted, truncated } of entries) {
    const { sessionId } = message
    const row = (kind: RowKind, label: string, data: unknown): LogRow => {
      const made: LogRow = {
        kind,
        sessionId,
        seq,
        until: seq,
        at,
        label,
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
        one.isStopped = one.transitions.length === 0 && message.guards.length > 0 && message.guards.every(({ result }) => !result)
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
