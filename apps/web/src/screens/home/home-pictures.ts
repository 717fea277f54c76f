import type { Collection, Image, Product } from '@shop/api'

/** What Home shows, before its pictures are chosen. */
interface Shown {
  heroes: readonly Image[]
  promotions: readonly Product[]
  bestSellers: readonly Product[]
  collections: readonly Collection[]
}

/** A tile or a block that needs a picture. */
interface Place {
  /** The pictures that fit, best first. */
  candidates: readonly Image[]
  /** The picture when every candidate is shown elsewhere. */
  fallback: Image | null
}

/**
 * Chooses pictures so that Home shows each one once, as far as the shop has enough of them: a product that is already shown gets
 * another of its pictures. A collection keeps its cover, also one that is a slide of the hero: above the price of the collection, the
 * picture of one of its products would show what costs a part of it.
 */
export function createHomePictures({ heroes, promotions, bestSellers, collections }: Shown) {
  const covers = collections.flatMap(({ coverImage }) => coverImage ?? [])
  const used = new Set([...heroes, ...covers].map((image) => image.public_id))
  const isFree = (image: Image | null): image is Image => image !== null && !used.has(image.public_id)
  const choose = <Fallback>(candidates: readonly (Image | null)[], fallback: Fallback): Image | Fallback => {
    const image = candidates.find(isFree)
    if (image) used.add(image.public_id)
    return image ?? fallback
  }
  const withFreePicture = (product: Product): Product => {
    const first = choose(product.images, product.images[0])
    return { ...product, images: first ? [first, ...product.images.filter((image) => image !== first)] : [] }
  }
  return {
    promotions: promotions.map(withFreePicture),
    bestSellers: bestSellers.map(withFreePicture),
    collections,
    /**
     * The pictures of tiles and blocks, in the given order. The place with the fewest candidates chooses first, and takes the
     * picture that the fewest other places could show.
     */
    fill(places: readonly Place[]): (Image | null)[] {
      const filled = new Map<Place, Image | null>()
      while (filled.size < places.length) {
        const open = places.filter((place) => !filled.has(place))
        const count = (place: Place) => place.candidates.filter(isFree).length
        const next = open.reduce((fewest, place) => (count(place) < count(fewest) ? place : fewest))
        const demand = ({ public_id: id }: Image) =>
          open.filter(({ candidates }) => candidates.some((image) => image.public_id === id)).length
        const leastWanted = [...next.candidates].sort((one, other) => demand(one) - demand(other))
        filled.set(next, choose(leastWanted, next.fallback))
      }
      return places.map((place) => filled.get(place) ?? null)
    },
  }
}

/** The pictures of products for a tile: details and rooms before the first pictures, which cards show. */
export function tilePictures(products: readonly Product[]): Image[] {
  return [...products.flatMap(({ images }) => images.slice(1)), ...products.flatMap(({ images }) => images.slice(0, 1))]
}
