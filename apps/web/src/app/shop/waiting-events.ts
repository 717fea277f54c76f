import type { ShopActorEvent, ShopActorName } from './shop-actors.ts'

/** An event that waits until the machine `name` runs. */
export interface WaitingEvent {
  readonly name: ShopActorName
  readonly event: ShopActorEvent<ShopActorName>
}

/** Where events wait while no page is open. */
export interface KeptEvents {
  /** Stores events. Returns false where the storage is forbidden or full. */
  put: (events: readonly WaitingEvent[]) => boolean
  /** Returns the stored events and removes them, so that no other page sends them again. */
  take: () => WaitingEvent[]
}

/** Keeps no events, on the server and in stories. */
export const keepsNothing: KeptEvents = { put: () => false, take: () => [] }

const key = 'waitingEvents'

/** Keeps events until the next page of the same tab. */
export function keptEvents(window: Pick<Window, 'sessionStorage'>): KeptEvents {
  return {
    put: (events) => {
      try {
        window.sessionStorage.setItem(key, JSON.stringify(events))
        return true
      } catch {
        return false
      }
    },
    take: () => {
      try {
        const text = window.sessionStorage.getItem(key)
        window.sessionStorage.removeItem(key)
        const events: unknown = JSON.parse(text ?? '[]')
        return Array.isArray(events) ? events.filter(isLasting) : []
      } catch {
        return []
      }
    },
  }
}

/** What a shopper chose lasts. Other events may contain what was typed into a form, such as a password. */
const lasting: readonly ShopActorName[] = ['consent', 'cart', 'wishlist']

/** Whether an event is kept when its page is left. */
export function isLasting(waiting: WaitingEvent): boolean {
  return lasting.includes(waiting?.name) && typeof waiting.event?.type === 'string'
}
