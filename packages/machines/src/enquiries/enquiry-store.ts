import { attempt } from '../attempt.ts'
import type { Place } from '../list-sync/list-kind.ts'
import type { BrowserStorage } from '../ports.ts'
import { adoptCopy, applyStep, emptyCopy, isEmptyCopy, joinCopies } from './enquiry-copy.ts'
import type { CopyStep, EnquiryCopy, UnsentEnquiry } from './enquiry-copy.ts'
import { enquiryKeys } from './enquiry-keys.ts'
import { readEnquiries } from './read-enquiries.ts'

/** Stores the browser's enquiries, and keeps them in memory where storage fails. */
export interface EnquiryStore {
  /** Opens the copy for a storage and an owner. The copy of the other storage moves there. */
  open: (whose: { place: Place; owner: string | null }) => EnquiryCopy
  /** The stored copy, with this tab's own enquiries. */
  read: () => EnquiryCopy
  /** Reads the copy, applies the step and writes it. */
  step: (step: CopyStep) => EnquiryCopy
  /** Removes the enquiries of an account, for an admin, who has none. Those of a guest stay. */
  release: () => EnquiryCopy
}

/** Creates the store of enquiries. It never throws when storage is blocked, full or broken. */
export function createEnquiryStore(storage: BrowserStorage): EnquiryStore {
  let place: Place | null = null
  let memory = emptyCopy
  // This tab's own unsent enquiries: another tab that writes at the same moment cannot make them disappear.
  let own: readonly UnsentEnquiry[] = []
  let isUnsaved = false

  function stored(from: Place): EnquiryCopy | null {
    return attempt(() => readEnquiries(storage[from].get(enquiryKeys[from]))) ?? null
  }

  function read(): EnquiryCopy {
    if (place === null || isUnsaved) return memory
    const { owner } = memory
    const copy = stored(place) ?? emptyCopy
    const isForeign = copy.owner !== owner && !isEmptyCopy(copy)
    // Until this tab also knows who signed in or out, it shows its own enquiries and stores nothing.
    memory = joinCopies(isForeign ? { ...emptyCopy, owner } : { ...copy, owner }, { ...emptyCopy, unsent: own })
    return memory
  }

  function keep(copy: EnquiryCopy): EnquiryCopy {
    memory = copy
    own = own.filter(({ reference }) => copy.unsent.some((one) => one.reference === reference))
    if (place !== null) isUnsaved = !write(place, copy)
    return copy
  }

  function write(to: Place, copy: EnquiryCopy): boolean {
    const current = stored(to)
    if (current !== null && !isEmptyCopy(current) && current.owner !== copy.owner) return false
    const done = attempt(() => {
      if (isEmptyCopy(copy)) storage[to].remove(enquiryKeys[to])
      else storage[to].set(enquiryKeys[to], JSON.stringify(copy))
      return true
    })
    return done === true
  }

  function remove(from: Place): void {
    attempt(() => storage[from].remove(enquiryKeys[from]))
  }

  return {
    open: ({ place: next, owner }) => {
      const other = next === 'session' ? 'persistent' : 'session'
      const found = [stored(next), stored(other), memory].flatMap((copy) => (copy ? [adoptCopy(copy, owner)] : []))
      remove(other)
      remove(next)
      place = next
      return keep(found.reduce(joinCopies, { ...emptyCopy, owner }))
    },
    read,
    step: (step) => {
      if (step.step === 'append') own = [...own, step.enquiry]
      return keep(applyStep(read(), step))
    },
    release: () => {
      for (const from of ['persistent', 'session'] as const) if ((stored(from)?.owner ?? null) !== null) remove(from)
      place = null
      own = []
      memory = emptyCopy
      return memory
    },
  }
}
