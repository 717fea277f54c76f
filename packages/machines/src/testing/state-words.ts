import type { StateValue } from 'xstate'

/** A state's value as words: names below one another with dots, states that hold side by side in brackets. */
export function stateWords(value: StateValue): string {
  if (typeof value === 'string') return value
  const parts = Object.entries(value).map(([name, below]) => `${name}.${stateWords(below!)}`)
  return parts.length === 1 ? parts.join() : `(${parts.join(', ')})`
}
