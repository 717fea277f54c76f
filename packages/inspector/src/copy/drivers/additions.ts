import { serverMessageOf } from '@shop/api'
import { cartMessages, wishlistMessages } from '@shop/machines'
import type { ListContext } from '@shop/machines'
import { asCode } from '../as-code.ts'
import type { End } from '../routes.ts'
import { button, opens, opensItem } from './driver.ts'
import type { Driver, Surroundings } from './driver.ts'
import { ownerIn, reads } from './list-responses.ts'
import type { SavedList } from './list-responses.ts'

const messages = { cart: cartMessages, wishlist: wishlistMessages }
const buttons = { cart: button('Add to Cart'), wishlist: `${button(/^Wishlist: /)}.first()` }

/**
 * The event that adds an item to a saved list: on the page of the item, and back to the list after the notice about it. An event
 * without an item type or without a connection has no control.
 */
export const additionTo =
  (list: SavedList): Driver['events'][string] =>
  (event, before, surroundings) => {
    const { itemType, item, quantity } = event
    // Without a connection no page can be opened.
    if (!itemType || before['isOnline'] === false) return null
    const notice = noticeOf(list, before as Partial<ListContext>, surroundings)
    const isRecorded = surroundings.server === 'recorded'
    return [
      ...(isRecorded ? reads(list, 'once')(before) : []),
      ...opensItem(itemType, item),
      ...Array.from({ length: typeof quantity === 'number' ? quantity : 1 }, () => `await ${buttons[list]}.click()`),
      ...(notice === null ? [] : [`await page.getByText(${asCode(notice)}).first().waitFor()`]),
      // An earlier route may still wait for a read that this page did not need.
      ...(isRecorded ? reads(list)(surroundings.after) : []),
      ...opens(`/${list}`),
    ]
  }

/** The notice about an addition; null when the recording has none. */
function noticeOf(list: SavedList, before: Partial<ListContext>, { following }: Surroundings): string | null {
  const { add, local } = { local: undefined, ...messages[list] }
  if (ownerIn(before) === null) return local?.add ?? add.done
  // Changes are sent one after another, so the responses to earlier ones come first.
  const end = following.filter(isChangeEnd)[before.copy!.queue.length]
  if (end === undefined) return null
  if (end.kind === 'respond') return add.done
  const { status } = (end.error ?? {}) as { status?: number | null }
  const isSentLater = status === null && before.isOnline === false
  // The session has ended with 401, about which the shop tells the user.
  return isSentLater || status === 401 ? null : (serverMessageOf(end.error) ?? add.failed)
}

const isChangeEnd = (step: Surroundings['following'][number]): step is End =>
  (step.kind === 'respond' || step.kind === 'fail') && step.request === 'change'
