import { limits } from '@shop/domain'
import type { Line } from '@shop/domain'
import { additionTo } from './additions.ts'
import { cookieChoice } from './consent.ts'
import { confirm, at, button, automatic, connects, pageOf, press } from './driver.ts'
import type { Driver, RecordedEvent } from './driver.ts'
import { isAt, isVisible } from './expectations.ts'
import { listRequests, reads, savesChanges } from './list-responses.ts'

/** The rows of a list, without the cards below an empty one: each can be removed. */
const rows = "page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Remove / }) })"

/** The row of an item, which is found by the link to the item. */
const rowOf = (itemType: unknown, item: unknown) =>
  `page.getByRole('article').filter({ has: page.locator('[href="${pageOf(itemType, item)}"]') })`

/** A button in the row of an item. */
const rowButton =
  (name: string | RegExp) =>
  ({ itemType, item }: RecordedEvent) => [`await ${button(name, rowOf(itemType, item))}.click()`]

/** Moves an item to the cart, and waits until the wishlist is read again if the recording has that. */
const moves: Driver['events'][string] = (event, _, { following }) => {
  const press = rowButton(/^Add to Cart: /)(event)
  const isRead = following.some((step) => step.kind === 'respond' && step.request === 'load')
  return isRead ? ["const read = page.waitForResponse('**/api/wishlist')", ...press, 'await read'] : press
}

/** The events of both saved lists that have no control on their page. */
const around: Driver['events'] = {
  ...cookieChoice,
  'change.made': automatic,
  'list.refresh': automatic,
  'copy.read': automatic,
  'lock.acquired': automatic,
  'lines.restore': press('Undo'),
  'connection.changed': connects,
}

/** Expects the page of a list, its number of lines, and each of them. */
function showsLines(path: string, { lines }: RecordedEvent): string[] {
  const shown = lines as readonly Line[]
  return [
    isAt(path),
    `await expect(${rows}).toHaveCount(${shown.length})`,
    ...shown.map(({ item, itemType }) => isVisible(rowOf(itemType, item))),
  ]
}

/** Expects the quantity of each line, and that its stepper is disabled at the limits. */
function showsQuantities({ lines }: RecordedEvent): string[] {
  return (lines as readonly Line[]).flatMap(({ item, itemType, quantity }) => [
    `await expect(${rowOf(itemType, item)}.getByRole('group', { name: /^Quantity of / })).toHaveText('${quantity}')`,
    ...(quantity === 1 ? [`await expect(${button('Decrease quantity', rowOf(itemType, item))}).toBeDisabled()`] : []),
    ...(quantity === limits.quantityMaximum
      ? [`await expect(${button('Increase quantity', rowOf(itemType, item))}).toBeDisabled()`]
      : []),
  ])
}

/** The drivers of cart and wishlist. */
export const listDrivers: Readonly<Record<string, Driver>> = {
  cart: {
    begin: at('/cart'),
    events: {
      ...around,
      'line.add': additionTo('cart'),
      'line.remove': rowButton(/^Remove /),
      'list.clear': press('Clear Cart'),
      'stepper.plus': rowButton('Increase quantity'),
      'stepper.minus': rowButton('Decrease quantity'),
      'removal.confirm': confirm('Remove'),
      'removal.cancel': confirm('Keep'),
    },
    expects: ({ value, context }) => [
      ...showsLines('/cart', context),
      ...showsQuantities(context),
      ...(value.includes('question.asking') ? [isVisible("page.getByRole('alertdialog')")] : []),
    ],
    serves: reads('cart'),
    saves: savesChanges,
    requests: listRequests('cart'),
  },
  wishlist: {
    begin: at('/wishlist'),
    events: {
      ...around,
      'line.add': additionTo('wishlist'),
      'line.remove': rowButton(/^Remove /),
      'line.move': moves,
      'list.clear': press('Clear Wishlist'),
    },
    expects: ({ context }) => showsLines('/wishlist', context),
    serves: reads('wishlist'),
    saves: savesChanges,
    requests: listRequests('wishlist'),
  },
}
