import type { StateValue } from 'xstate'

/** Formats a state value: nested names with dots, parallel states in brackets. */
export function stateWords(value: StateValue): string {
  if (typeof value === 'string') return value
  const parts = Object.entries(value).map(([name, below]) => `${name}.${stateWords(below!)}`)
  return parts.length === 1 ? parts.join() : `(${parts.join(', ')})`
}
