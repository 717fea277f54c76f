import type { Line } from '@shop/domain'
import type { ListContext } from '@shop/machines'
import { responds } from '../routes.ts'
import type { Driver, RecordedEvent } from './driver.ts'

/** The saved lists, by the names that their endpoints and pages have. */
export type SavedList = 'cart' | 'wishlist'

/** The owner of a saved list on the server; null when only the browser has the list. */
export const ownerIn = ({ copy }: Partial<ListContext>) => copy?.owner ?? null

/** The response with the lines of a saved list. The shop ignores the ids of lines, which are not recorded. */
function linesBody(list: SavedList, lines: readonly Line[]) {
  return {
    [list]: lines.map(({ item, itemType, quantity }) => ({ _id: item, item, itemType, ...(list === 'cart' && { quantity }) })),
  }
}

/** Responds to every read of a saved list, or only to the next one, with what the server has in a context. */
export const reads =
  (list: SavedList, only?: 'once') =>
  (context: RecordedEvent): string[] => {
    const state = context as Partial<ListContext>
    return ownerIn(state) === null ? [] : [responds(`/${list}`, linesBody(list, state.copy!.remote), only)]
  }

/** Each change of a saved list has a request of its own, which is sent once the earlier ones have ended. */
export const savesChanges: Driver['saves'] & object = {
  request: 'change',
  unsaved: (context) => {
    const { copy, isOnline } = context as Partial<ListContext>
    return copy && copy.owner !== null && isOnline === true ? copy.queue.length : 0
  },
}

const changes = { cart: '{add,remove,updatequantity,clear}', wishlist: '{add,remove,clear}' }

/** The endpoints of a saved list. After a change whose response has no lines, the client fetches the list. */
export function listRequests(list: SavedList): Driver['requests'] {
  const body = (lines: unknown) => (lines === null ? {} : linesBody(list, lines as readonly Line[]))
  const read = { path: `/${list}`, body }
  // The shop itself knows which items still exist.
  const check = { prepares: () => [] }
  return { check, load: read, refetch: read, recover: read, change: { path: `/${list}/${changes[list]}`, body } }
}
