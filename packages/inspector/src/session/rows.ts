import { eventWords } from '../chart/chart.ts'
import type { Entry, GuardResult } from '../protocol/index.ts'
import { stepOf } from '../sandbox/step.ts'
import { outcomeWords } from './outcome-words.ts'

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
  /** An event that a sandbox can repeat. The start of a machine is none. */
  isStep: boolean
  /** The failure of a request, as its actor, its end or its machine reports it. */
  isFailure: boolean
  /** An event of XState itself: a start, an end, a timer. */
  isInternal: boolean
  redacted: number
  truncated: number
  /** The payload of the event. */
  data: unknown
}

/** The rows of a log, oldest first. */
export interface Log {
  rows: readonly LogRow[]
  /** The index of the event that each actor handles: the following microsteps and snapshots belong to it. */
  open: ReadonlyMap<string, number>
}

export const emptyLog: Log = { rows: [], open: new Map() }

/** The log after further entries. A row without news stays the same object. */
export function withEntries(known: Log, entries: readonly Entry[]): Log {
  const rows = [...known.rows]
  const open = new Map(known.open)
  for (const { seq, at, message, redacted, truncated } of entries) {
    const { sessionId } = message
    const add = (kind: RowKind, label: string, data: unknown, more: Partial<LogRow> = {}) => {
      rows.push({
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
        isStep: false,
        isFailure: false,
        isInternal: false,
        redacted,
        truncated,
        data,
        ...more,
      })
    }
    const change = (changed: (row: LogRow) => Partial<LogRow>) => {
      const place = open.get(sessionId)
      if (place !== undefined) rows[place] = { ...rows[place]!, until: seq, ...changed(rows[place]!) }
    }
    switch (message.type) {
      case '@xstate.event': {
        const { type, ...payload } = message.event
        open.set(sessionId, rows.length)
        add('event', eventWords(type), payload, {
          from: message.sourceId ?? null,
          isStep: stepOf(message.event) !== null,
          isFailure: /^xstate\.(error\.|promise\.reject)/.test(type),
          isInternal: type.startsWith('xstate.'),
        })
        break
      }
      case '@shop.microstep': {
        const { value, guards, transitions, isIgnored } = message
        change((row) => {
          const taken = [...row.transitions, ...transitions]
          return {
            value,
            guards: [...row.guards, ...guards],
            transitions: taken,
            isIgnored: isIgnored && taken.length === 0,
            isStopped: taken.length === 0 && guards.length > 0 && guards.every(({ result }) => !result),
          }
        })
        break
      }
      case '@xstate.snapshot': {
        const { value, status } = message.snapshot
        change(() => ({ value: value ?? status }))
        break
      }
      case '@shop.outcome':
        add('request', outcomeWords(message), message.data, { isFailure: message.outcome === 'failed' })
        break
      case '@shop.timer':
        add('timer', `${eventWords(message.eventType)} (${message.delay} ms) ${message.change}`, undefined)
        break
      case '@shop.action':
        add('action', message.action, message.params, { isInternal: message.action.startsWith('xstate.') })
        break
      case '@xstate.actor':
        add('actor', `${message.name} is there`, undefined)
        break
      case '@shop.about':
        break
    }
  }
  return { rows, open }
}
