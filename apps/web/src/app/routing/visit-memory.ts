import type { LoadedPages } from '@shop/machines'
import type { Location } from 'react-router-dom'
import type { ItemCard } from '../catalogue/cards.ts'

/** What a place in the history showed when it was left. */
interface Place {
  data: Record<string, unknown>
  list?: LoadedPages<ItemCard>
}

/** Enough for going back through a long visit; the oldest place is forgotten first. */
const placesHeld = 40
const itemsHeld = 400

/**
 * What one visit has seen, so that Back needs no request and a product shows at once what its card showed.
 * A place is known by the key that the router gives to each entry of the history: a new navigation has a new key, so
 * it never finds anything here, and Back always finds what was there.
 */
export class VisitMemory {
  readonly #places = new Map<string, Place>()
  readonly #pieces = new Map<string, ItemCard>()
  readonly #destination: () => Location | undefined

  /** `destination` tells where the router is going at this moment; undefined while it goes nowhere. */
  constructor(destination: () => Location | undefined) {
    this.#destination = destination
  }

  /** Keeps what the loaders gave for the place `key`. */
  keepData(key: string, data: Record<string, unknown>): void {
    this.#place(key).data = data
  }

  /** What the loader of `routeId` gave for the place that the router is going to, when it has been there before. */
  dataAtDestination(routeId: string): unknown {
    const key = this.#destination()?.key
    return key === undefined ? undefined : this.#places.get(key)?.data[routeId]
  }

  /** Keeps the pages that the list of the place `key` has loaded. */
  keepList(key: string, list: LoadedPages<ItemCard>): void {
    this.#place(key).list = list
  }

  /** The pages that the list of the place `key` had loaded. */
  list(key: string): LoadedPages<ItemCard> | undefined {
    return this.#places.get(key)?.list
  }

  /** Keeps what a card shows, for the page of the item that is opened next. */
  keepItem(item: ItemCard): void {
    this.#pieces.delete(item._id)
    this.#pieces.set(item._id, item)
    forgetOldest(this.#pieces, itemsHeld)
  }

  /** What the card of an item showed; only while the router is on its way to a new page. */
  itemAtDestination(id: string): ItemCard | undefined {
    return this.#destination() ? this.#pieces.get(id) : undefined
  }

  /** Forgets everything: the catalogue has changed under it. */
  forget(): void {
    this.#places.clear()
    this.#pieces.clear()
  }

  #place(key: string): Place {
    const place = this.#places.get(key) ?? { data: {} }
    this.#places.delete(key)
    this.#places.set(key, place)
    forgetOldest(this.#places, placesHeld)
    return place
  }
}

function forgetOldest(map: Map<string, unknown>, held: number): void {
  for (const key of map.keys()) {
    if (map.size <= held) return
    map.delete(key)
  }
}
