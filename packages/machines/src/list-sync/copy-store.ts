import type { BrowserStorage } from '../ports.ts'
import { adoptCopy, joinCopies } from './adopt-copy.ts'
import { catchUp, emptyCopy, isAccount, applyStep } from './list-copy.ts'
import type { CopyStep, ListCopy } from './list-copy.ts'
import type { ListKind, Place } from './list-kind.ts'
import { readCopy, removeCopy, writeCopy } from './stored-copy.ts'

/** Stores the copy of one saved list in the browser's storage, and in memory where storage fails. */
export interface CopyStore {
  /**
   * Opens the copy for a storage and an owner: the copies of both storages move there and are merged for the owner, and the
   * other storage is cleared. `tab` distinguishes the merges of several tabs. When the owner has been confirmed although another tab
   * has changed the one of the copy, that copy stays, and this tab stores nothing until both have the same owner.
   */
  open: (whose: { tab: string; place: Place; owner: string | null }) => ListCopy
  /** The stored copy; null when another tab has changed its owner. */
  read: () => ListCopy | null
  /** Reads the copy, applies the step and writes it, so that no tab undoes another tab's change; null as for `read`. */
  step: (step: CopyStep) => ListCopy | null
  /** Removes an account's copies, for a user without saved lists. Copies of a guest or without an owner stay. */
  release: () => void
}

/** Creates the store of a saved list's copy. It never throws when storage is blocked, full or broken. */
export function createCopyStore(kind: ListKind, storage: BrowserStorage): CopyStore {
  let place: Place = 'session'
  let owner: string | null | undefined
  // The other owner of a copy that stays: the tab that stored it will learn of this tab's owner, or this one of its owner.
  let foreignOwner: string | null | undefined
  let memory = emptyCopy
  // Whether the storage rejected the last copy. Until it accepts one again, only memory has the copy.
  let isUnsaved = false

  function stored(from: Place): ListCopy | null {
    try {
      return readCopy(kind, storage[from], kind.keys[from])
    } catch {
      return null
    }
  }

  function keep(copy: ListCopy): ListCopy {
    memory = copy
    if (foreignOwner === undefined) isUnsaved = !writeCopy(kind, storage[place], kind.keys[place], copy)
    return copy
  }

  function read(): ListCopy | null {
    if (isUnsaved) return memory
    try {
      const copy = readCopy(kind, storage[place], kind.keys[place]) ?? emptyCopy
      if (copy.owner !== owner) return copy.owner === foreignOwner ? memory : null
      foreignOwner = undefined
      const whole = catchUp(copy, memory)
      if (whole.queue !== copy.queue) return keep(whole)
      memory = whole
    } catch {
      // When the storage is blocked, only this tab's data is available.
    }
    return memory
  }

  return {
    open: ({ tab, ...whose }) => {
      const current = stored(whose.place)
      // A list that only the browser has takes the copy: nothing of it is sent, and its lines are nowhere else.
      const isConfirmed = whose.owner !== null && whose.owner === owner && whose.place === place
      foreignOwner = isConfirmed && current && current.owner !== owner ? current.owner : undefined
      if (foreignOwner !== undefined) return memory
      const other = whose.place === 'session' ? 'persistent' : 'session'
      const found = { memory: isUnsaved ? memory : null, [whose.place]: current, [other]: stored(other) }
      place = whose.place
      owner = whose.owner
      const copies = Object.entries(found).flatMap(([from, copy]) =>
        copy ? [adoptCopy(kind, copy, whose.owner, `${tab}:${from}`)] : [],
      )
      removeCopy(storage[other], kind.keys[other])
      return keep(copies.reduce((copy, next) => joinCopies(kind, copy, next), { ...emptyCopy, owner: whose.owner }))
    },
    read,
    step: (step) => {
      const copy = read()
      return copy && keep(applyStep(kind, copy, step))
    },
    release: () => {
      for (const from of ['persistent', 'session'] as const) {
        if (isAccount(stored(from)?.owner ?? null)) removeCopy(storage[from], kind.keys[from])
      }
      owner = undefined
      foreignOwner = undefined
      memory = emptyCopy
      isUnsaved = false
    },
  }
}
