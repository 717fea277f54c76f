import { limits, normaliseText } from '@shop/domain'
import { consentKey } from '../consent/consent-key.ts'
import type { KeyStorage } from '../ports.ts'
import { recentSearchesKey } from './recent-searches-key.ts'
import type { RecentStep } from './suggestions.types.ts'

const maximum = 8

/**
 * Takes a step of the recent searches of this browser. Without accepted cookies there are none, and nothing is stored.
 *
 * @returns the recent searches after the step, the newest first; none where the storage is blocked or full
 */
export function stepRecentSearches(storage: KeyStorage, step: RecentStep): readonly string[] {
  try {
    if (storage.get(consentKey) !== 'true') return []
    const before = readSearches(storage.get(recentSearchesKey))
    if (step.kind === 'read') return before
    const after = afterStep(before, step)
    if (after.length === 0) storage.remove(recentSearchesKey)
    else storage.set(recentSearchesKey, JSON.stringify(after))
    return after
  } catch {
    return []
  }
}

function afterStep(before: readonly string[], step: Exclude<RecentStep, { kind: 'read' }>): readonly string[] {
  if (step.kind === 'clear') return []
  const others = before.filter((search) => normaliseText(search) !== normaliseText(step.search))
  const search = step.search.trim().slice(0, limits.searchMaximum)
  return step.kind === 'remove' || search === '' ? others : [search, ...others].slice(0, maximum)
}

/** Reads the stored text; nothing of a text that the shop has not written. */
function readSearches(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter((search) => typeof search === 'string').slice(0, maximum) : []
  } catch {
    return []
  }
}
