import type { LoadedPages } from '@shop/machines'
import type { Location } from 'react-router-dom'
import type { ItemCard } from '../catalogue/cards.ts'

/** The content of a history entry when the user left it. */
interface Place {
  data: Record<string, unknown>
  list?: LoadedPages<ItemCard>
}

/** Maximum number of history entries, enough for a long visit. The oldest entries are dropped first. */
const maxPlaces = 40
const maxCards = 400

/**
 * Remembers what this visit has loaded, so that Back needs no request and the page of an item opens with what its card showed.
 * The router gives each entry of the history a key: a new navigation has a new key and finds nothing here, while Back finds
 * what was there.
 */
export class VisitMemory {
  readonly #places = new Map<string, Place>()
  readonly #cards = new Map<string, ItemCard>()
  readonly #destination: () => Location | undefined

  /** `destination` returns where the router is navigating to; undefined while it is idle. */
  constructor(destination: () => Location | undefined) {
    this.#destination = destination
  }

  /** Stores what the loaders returned for the entry `key`. */
  storeData(key: string, data: Record<string, unknown>): void {
    this.#place(key).data = data
  }

  /** The data that the loader of `routeId` returned for the entry that the router is navigating to, if it was open before. */
  dataAtDestination(routeId: string): unknown {
    const key = this.#destination()?.key
    return key === undefined ? undefined : this.#places.get(key)?.data[routeId]
  }

  /** Stores the pages that the list of the entry `key` has loaded. */
  storeList(key: string, list: LoadedPages<ItemCard>): void {
    this.#place(key).list = list
  }

  /** The pages that the list of the entry `key` had loaded. */
  list(key: string): LoadedPages<ItemCard> | undefined {
    return this.#places.get(key)?.list
  }

  /** Stores what a card shows, for the page of the item when it is opened next. */
  storeCard(item: ItemCard): void {
    this.#cards.delete(item._id)
    this.#cards.set(item._id, item)
    dropOldest(this.#cards, maxCards)
  }

  /** The data that the card of an item showed; only during a navigation. */
  cardAtDestination(id: string): ItemCard | undefined {
    return this.#destination() ? this.#cards.get(id) : undefined
  }

  /** Drops everything, because the catalogue has changed. */
  clear(): void {
    this.#places.clear()
    this.#cards.clear()
  }

  #place(key: string): Place {
    const place = this.#places.get(key) ?? { data: {} }
    this.#places.delete(key)
    this.#places.set(key, place)
    dropOldest(this.#places, maxPlaces)
    return place
  }
}

function dropOldest(map: Map<string, unknown>, held: number): void {
  for (const key of map.keys()) {
    if (map.size <= held) return
    map.delete(key)
  }
}
