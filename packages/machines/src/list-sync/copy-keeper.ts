import type { BrowserStorage } from '../ports.ts'
import { adoptCopy, catchUp, emptyCopy, isAccount, joinCopies, takeStep } from './list-copy.ts'
import type { CopyStep, ListCopy } from './list-copy.ts'
import type { ListKind, Place } from './list-kind.ts'
import { readCopy, removeCopy, writeCopy } from './stored-copy.ts'

/** Keeps the copy of one list in the browser's storage, and in memory where storage fails. */
export interface CopyKeeper {
  /**
   * Begins with a place and an owner: what both places keep comes there and is taken over by the owner, and the other
   * place is emptied. `tab` tells apart what several tabs bring.
   */
  open: (whose: { tab: string; place: Place; owner: string | null }) => ListCopy
  /** What is kept now; null when another tab has given the list to somebody else. */
  read: () => ListCopy | null
  /** Reads, takes the step and writes, so that no tab undoes what another did; null as for `read`. */
  step: (step: CopyStep) => ListCopy | null
  /** Removes what an account has left, for a person who has no lists; what is the browser's or a guest's stays. */
  release: () => void
}

/** Makes the keeper of a list. Storage that is forbidden, full or broken never throws out of it. */
export function createCopyKeeper(kind: ListKind, storage: BrowserStorage): CopyKeeper {
  let place: Place = 'session'
  let owner: string | null = null
  let memory = emptyCopy
  // Storage did not take the last copy: until it takes one again, memory alone knows.
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
    isUnsaved = !writeCopy(kind, storage[place], kind.keys[place], copy)
    return copy
  }

  function read(): ListCopy | null {
    if (isUnsaved) return memory
    try {
      const copy = readCopy(kind, storage[place], kind.keys[place]) ?? emptyCopy
      if (copy.owner !== owner) return null
      const whole = catchUp(copy, memory)
      if (whole.queue !== copy.queue) return keep(whole)
      memory = whole
    } catch {
      // Forbidden storage: what this tab knows is all there is.
    }
    return memory
  }

  return {
    open: ({ tab, ...whose }) => {
      const other = whose.place === 'session' ? 'persistent' : 'session'
      const found = { memory: isUnsaved ? memory : null, [whose.place]: stored(whose.place), [other]: stored(other) }
      place = whose.place
      owner = whose.owner
      const copies = Object.entries(found).flatMap(([from, copy]) =>
        copy ? [adoptCopy(kind, copy, owner, `${tab}:${from}`)] : [],
      )
      removeCopy(storage[other], kind.keys[other])
      return keep(copies.reduce((copy, next) => joinCopies(kind, copy, next), { ...emptyCopy, owner }))
    },
    read,
    step: (step) => {
      const copy = read()
      return copy && keep(takeStep(kind, copy, step))
    },
    release: () => {
      for (const from of ['persistent', 'session'] as const) {
        if (isAccount(stored(from)?.owner ?? null)) removeCopy(storage[from], kind.keys[from])
      }
      owner = null
      memory = emptyCopy
      isUnsaved = false
    },
  }
}
