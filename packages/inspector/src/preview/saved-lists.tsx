import type { Line } from '@shop/domain'
import { cartMachine } from '@shop/machines'
import type { CartEvent, LineDetailsContext, LineDetailsEvent, lineDetailsMachine, wishlistMachine } from '@shop/machines'
import { CartView } from '@shop/views/cart'
import type { LineDetailsSnapshot } from '@shop/views/saved-list'
import { WishlistView } from '@shop/views/wishlist'
import { createActor } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { exampleOrder, links } from './example-facts.ts'
import { exampleDetails, withDemoPicture } from './example-items.ts'
import type { Preview } from './preview.ts'
import { PreviewFrame } from './PreviewFrame.tsx'

/** The page of the cart. Admins have no cart. */
export const previewCart: Preview = (snapshot, send) => {
  const cart = snapshot as SnapshotFrom<typeof cartMachine>
  if (cart.hasTag('disabled')) return null
  return (
    <PreviewFrame>
      <CartView snapshot={cart} send={send} {...loadedDetails(cart.context.lines)} links={links} order={exampleOrder} />
    </PreviewFrame>
  )
}

/** The page of the wishlist. Admins have no wishlist. */
export const previewWishlist: Preview = (snapshot, send) => {
  const wishlist = snapshot as SnapshotFrom<typeof wishlistMachine>
  if (wishlist.hasTag('disabled')) return null
  return (
    <PreviewFrame>
      <WishlistView snapshot={wishlist} send={send} {...loadedDetails(wishlist.context.lines)} links={links} />
    </PreviewFrame>
  )
}

/** The cart that the details belong to. Its buttons change the lines. */
export const previewLineDetails: Preview = (snapshot, send) => {
  const details = snapshot as SnapshotFrom<typeof lineDetailsMachine>
  if (details.hasTag('empty')) return null
  const { lines } = details.context
  const sendDetails: (event: LineDetailsEvent) => void = send
  return (
    <PreviewFrame>
      <CartView
        snapshot={{ context: { ...emptyCart.context, lines }, hasTag: () => false }}
        send={(event) => sendDetails({ type: 'lines.set', lines: linesAfter(lines, event) })}
        details={{ context: withDemoPictures(details.context), hasTag: (tag) => details.hasTag(tag) }}
        sendDetails={sendDetails}
        links={links}
        order={exampleOrder}
      />
    </PreviewFrame>
  )
}

const emptyCart = createActor(cartMachine, { input: { tab: 'preview' } }).getSnapshot()

function loadedDetails(lines: readonly Line[]): { details: LineDetailsSnapshot; sendDetails: () => void } {
  const context = { lines, details: exampleDetails(lines), loaded: lines, old: [], requested: [] }
  return { details: { context, hasTag: (tag) => tag === 'loaded' }, sendDetails: () => {} }
}

function withDemoPictures({ details: { products, collections }, ...context }: LineDetailsContext): LineDetailsContext {
  return {
    ...context,
    details: {
      products: products.map((product) => ({ ...product, images: product.images.map(withDemoPicture) })),
      collections: collections.map((collection) => ({ ...collection, coverImage: withDemoPicture(collection.coverImage) })),
    },
  }
}

/** The lines after an event of the cart's buttons. */
function linesAfter(lines: readonly Line[], event: CartEvent): Line[] {
  switch (event.type) {
    case 'line.remove':
      return lines.filter(({ item }) => item !== event.item)
    case 'stepper.plus':
    case 'stepper.minus':
      return lines.map((line) =>
        line.item === event.item ? { ...line, quantity: line.quantity + (event.type === 'stepper.plus' ? 1 : -1) } : line,
      )
    default:
      return event.type === 'list.clear' ? [] : [...lines]
  }
}
