import type { StateValue } from 'xstate'

/** A state's value as words: the names below one another, and states that hold side by side in brackets. */
export function stateWords(value: StateValue): string {
  if (typeof value === 'string') return value
  const parts = Object.entries(value).map(([name, below]) => [name, stateWords(below!)] as const)
  if (parts.length === 1) return parts.map(([name, words]) => `${name}.${words}`).join('')
  return parts.map(([name, words]) => `${name} ${words}`).join(', ')
}
