import type { Line } from '@shop/domain'
import { cartMachine } from '@shop/machines'
import type { CartEvent, LineDetailsContext, lineDetailsMachine, wishlistMachine } from '@shop/machines'
import { CartView } from '@shop/views/cart'
import type { LineDetailsSnapshot } from '@shop/views/saved-list'
import { WishlistView } from '@shop/views/wishlist'
import { createActor } from 'xstate'
import { exampleOrder, links } from './example-facts.ts'
import { exampleDetails, withDemoPicture } from './example-items.ts'
import { preview } from './PreviewFrame.tsx'

/** The page of the cart. Admins have no cart. */
export const previewCart = preview<typeof cartMachine>('wide', (cart, send) =>
  cart.hasTag('disabled') ? null : (
    <CartView snapshot={cart} send={send} {...loadedDetails(cart.context.lines)} links={links} order={exampleOrder} />
  ),
)

/** The page of the wishlist. Admins have no wishlist. */
export const previewWishlist = preview<typeof wishlistMachine>('wide', (wishlist, send) =>
  wishlist.hasTag('disabled') ? null : (
    <WishlistView snapshot={wishlist} send={send} {...loadedDetails(wishlist.context.lines)} links={links} />
  ),
)

/** The cart that the details belong to. Its buttons change the lines. */
export const previewLineDetails = preview<typeof lineDetailsMachine>('wide', (details, send) => {
  if (details.hasTag('empty')) return null
  const { lines } = details.context
  return (
    <CartView
      snapshot={{ context: { ...emptyCart.context, lines }, hasTag: () => false }}
      send={(event) => send({ type: 'lines.set', lines: linesAfter(lines, event) })}
      details={{ context: withDemoPictures(details.context), hasTag: (tag) => details.hasTag(tag) }}
      sendDetails={send}
      links={links}
      order={exampleOrder}
    />
  )
})

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
