import type { LoadedPages } from '@shop/machines'
import type { Location } from 'react-router-dom'
import type { ItemCard } from '../catalogue/cards.ts'

/** What is kept of a history entry for the next document of the tab. */
export interface KeptPlace {
  /** The path and the query of its address. */
  readonly path: string
  /** How far it was scrolled, in pixels. */
  readonly scrollY: number
  /** The pages of its list, when there were several. */
  readonly list?: LoadedPages<ItemCard>
}

/** The content of a history entry when the user left it. */
interface Place {
  data: Record<string, unknown>
  list?: LoadedPages<ItemCard>
  /** What an earlier document has kept of it, or where it was left in this one. */
  kept?: KeptPlace
}

/** Maximum number of history entries, enough for a long visit. The oldest entries are dropped first. */
const maxPlaces = 40
const maxCards = 400
/** Maximum number of lists that are kept for the next document. The storage of a tab is small. */
const maxKeptLists = 5

/**
 * Remembers what this visit has loaded, so that Back needs no request and the page of an item opens with what its card showed.
 * The router gives each entry of the history a key: a new navigation has a new key and finds nothing here, while Back finds
 * what was there.
 */
export class VisitMemory {
  readonly #places = new Map<string, Place>()
  readonly #cards = new Map<string, ItemCard>()
  readonly #destination: () => Location | undefined

  /**
   * @param destination - returns where the router is navigating to; undefined while it is idle
   * @param kept - what an earlier document of the tab has kept, by the keys of the history entries
   */
  constructor(destination: () => Location | undefined, kept: Readonly<Record<string, KeptPlace>> = {}) {
    this.#destination = destination
    for (const [key, place] of Object.entries(kept)) this.#place(key).kept = place
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

  /**
   * The pages that an earlier document had loaded for the list of the entry `key`, if this one has loaded none, and if they begin with the
   * page `first` as it is now: the catalogue may have changed since.
   */
  keptList(key: string, first: LoadedPages<ItemCard>): LoadedPages<ItemCard> | undefined {
    const place = this.#places.get(key)
    const list = place?.list ? undefined : place?.kept?.list
    const isSame = list?.total === first.total && first.items.every((item, index) => isSameOffer(item, list.items[index]))
    return isSame ? list : undefined
  }

  /** Stores how far the page of an entry was scrolled when the user left it. */
  storeScroll({ key, pathname, search }: Location, scrollY: number): void {
    const place = this.#place(key)
    place.kept = { ...place.kept, path: pathname + search, scrollY }
  }

  /** How far the page of the entry `key` was scrolled; undefined when it was not left. */
  scrollY(key: string): number | undefined {
    return this.#places.get(key)?.kept?.scrollY
  }

  /** What the next document of the tab needs to know: the places, and the lists of the last ones. */
  kept(): Record<string, KeptPlace> {
    const places = [...this.#places].flatMap(([key, { kept, list }]): [string, KeptPlace][] =>
      kept ? [[key, list && list.page > 1 ? { ...kept, list } : kept]] : [],
    )
    const older = places.filter(([, { list }]) => list).slice(0, -maxKeptLists)
    return Object.fromEntries([...places, ...older.map(([key, place]) => [key, withoutList(place)] as const)])
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

  /** Drops everything but how far pages were scrolled, because the catalogue has changed. */
  clear(): void {
    for (const [key, { kept }] of this.#places) {
      this.#places.set(key, { data: {}, ...(kept && { kept: withoutList(kept) }) })
    }
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

function withoutList({ path, scrollY }: KeptPlace): KeptPlace {
  return { path, scrollY }
}

/** Whether two cards offer the same item at the same price. */
function isSameOffer(one: ItemCard, other: ItemCard | undefined): boolean {
  return (['_id', 'price', 'isPromo', 'discountedPrice'] as const).every((field) => one[field] === other?.[field])
}

function dropOldest(map: Map<string, unknown>, held: number): void {
  for (const key of map.keys()) {
    if (map.size <= held) return
    map.delete(key)
  }
}
