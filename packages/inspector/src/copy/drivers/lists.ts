import { answer, at, button, byItself, opens, pageOf, press } from './driver.ts'
import type { Driver, RecordedEvent } from './driver.ts'

/** A button of the row of an item: rows lead to the page of their item. */
const rowButton =
  (name: string | RegExp) =>
  ({ itemType, item }: RecordedEvent) => [
    `await ${button(name, `page.getByRole('article').filter({ has: page.locator('[href="${pageOf(itemType, item)}"]') })`)}.click()`,
  ]

/** What both lists do by themselves, and what happens to them around the page. */
const around: Driver['events'] = {
  'change.made': byItself,
  'copy.read': byItself,
  'turn.taken': byItself,
  'connection.changed': ({ isOnline }) => [`await page.context().setOffline(${isOnline === false})`],
}

/** Puts an item into a list on the page of the item, and comes back to the list once the shop says that it is there. */
const added = (event: RecordedEvent, press: string, said: RegExp, list: string) => [
  ...opens(pageOf(event['itemType'], event['item'])),
  ...Array.from({ length: typeof event['quantity'] === 'number' ? event['quantity'] : 1 }, () => press),
  `await page.getByText(${said}).first().waitFor()`,
  ...opens(list),
]

/** The cart and the wishlist. Without a kind of item nobody can press anything: those steps have no handle. */
export const listDrivers: Readonly<Record<string, Driver>> = {
  cart: {
    begin: at('/cart'),
    events: {
      ...around,
      'line.add': (event) =>
        event['itemType'] ? added(event, `await ${button('Add to Cart')}.click()`, /Item added to cart!/, '/cart') : null,
      'line.remove': rowButton(/^Remove /),
      'list.clear': press('Clear Cart'),
      'stepper.plus': rowButton('Increase quantity'),
      'stepper.minus': rowButton('Decrease quantity'),
      'removal.confirm': answer('Remove'),
      'removal.cancel': answer('Keep'),
    },
    requests: answeredAs('cart'),
  },
  wishlist: {
    begin: at('/wishlist'),
    events: {
      ...around,
      'line.add': (event) =>
        event['itemType']
          ? added(event, `await ${button(/^Wishlist: /)}.first().click()`, /Item added to (local )?wishlist!/, '/wishlist')
          : null,
      'line.remove': rowButton(/^Remove /),
      'line.move': rowButton(/^Add to Cart: /),
      'list.clear': press('Clear Wishlist'),
    },
    requests: answeredAs('wishlist'),
  },
}

/** The responses of a list. A change that was answered without lines gets a body without them, so the list is fetched. */
function answeredAs(name: 'cart' | 'wishlist'): Driver['requests'] {
  const body = (lines: unknown) => (lines === null ? {} : { [name]: lines })
  const read = { path: `/${name}`, body }
  return { load: read, refetch: read, recover: read, change: { path: `/${name}/*`, body } }
}
