import { expect, it } from 'vitest'
import { stepRecentSearches } from './recent-searches.ts'

/** A storage with these texts. */
function storageOf(texts: Record<string, string>) {
  const stored = new Map(Object.entries(texts))
  const storage = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, text: string) => void stored.set(key, text),
    remove: (key: string) => void stored.delete(key),
  }
  const step = (kind: 'add' | 'remove', search: string) => stepRecentSearches(storage, { kind, search })
  return { storage, step, read: () => stepRecentSearches(storage, { kind: 'read' }), stored: () => stored.get('recentSearches') }
}

const accepted = { cookie_consent_accepted: 'true' }

it('stores the newest eight searches, each once', () => {
  const { step, read } = storageOf(accepted)
  for (let number = 1; number <= 8; number += 1) step('add', `sofa ${number}`)
  expect(step('add', 'sofa 9')).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((number) => `sofa ${number}`))
  expect(step('add', '  SOFA 5 ')).toEqual(['SOFA 5', ...[9, 8, 7, 6, 4, 3, 2].map((number) => `sofa ${number}`)])
  expect(step('remove', 'sofa 9')[1]).toBe('sofa 8')
  expect(read()).toHaveLength(7)
})

it('stores no blank search, and only the beginning of one that is longer than the search box allows', () => {
  const { step } = storageOf(accepted)
  expect(step('add', ' ')).toEqual([])
  expect(step('add', 'x'.repeat(201))).toEqual(['x'.repeat(200)])
})

it('clears the storage with the last search', () => {
  const { storage, step, stored } = storageOf(accepted)
  step('add', 'sofa')
  expect(step('remove', 'sofa')).toEqual([])
  expect(stored()).toBeUndefined()
  step('add', 'bed')
  expect(stepRecentSearches(storage, { kind: 'clear' })).toEqual([])
  expect(stored()).toBeUndefined()
})

it.each([{}, { cookie_consent_accepted: 'false' }])('reads and stores nothing when the consent is %j', (consent) => {
  const { step, read, stored } = storageOf({ ...consent, recentSearches: '["sofa"]' })
  expect([read(), step('add', 'bed'), stored()]).toEqual([[], [], '["sofa"]'])
})

it.each(['broken', '{}', '[1, null]'])('treats the stored text %s as no searches', (recentSearches) => {
  const { read, step } = storageOf({ ...accepted, recentSearches })
  expect([read(), step('add', 'sofa')]).toEqual([[], ['sofa']])
})

it('has no searches where the storage is blocked', () => {
  const blocked = () => {
    throw new Error('SecurityError')
  }
  expect(stepRecentSearches({ get: blocked, set: blocked, remove: blocked }, { kind: 'add', search: 'sofa' })).toEqual([])
})
