import { limits } from '@shop/domain'
import type { Visibility } from '@shop/domain'
import type { BulkItem } from '@shop/machines'
import { useState } from 'react'

/** The fields of a row that a change of several items needs. */
export interface SelectableItem {
  _id: string
  name: string
  updatedAt: string
  price: number
  isPromo: boolean
  discountedPrice: number | null
  visibility?: Visibility | undefined
}

/**
 * The chosen rows of a table. They stay chosen on other pages, up to the number that can be changed at once. Those that the table shows
 * have its values, which may be newer than the choice.
 */
export function useSelection<Item extends SelectableItem>(rows: readonly Item[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Item>>(new Map())
  const shown = new Map(rows.map((row) => [row._id, row]))
  const onSelectedChange = (ids: ReadonlySet<string>) => {
    const known = new Map([...chosen, ...shown])
    const kept = [...ids].slice(0, limits.bulkMaximum).flatMap((id) => known.get(id) ?? [])
    setChosen(new Map(kept.map((item) => [item._id, item])))
  }
  return {
    selected: new Set(chosen.keys()),
    onSelectedChange,
    items: [...chosen.values()].map((item) => bulkItem(shown.get(item._id) ?? item)),
    remove: (ids: readonly string[]) => setChosen(new Map([...chosen].filter(([id]) => !ids.includes(id)))),
    clear: () => setChosen(new Map()),
  }
}

function bulkItem({ _id, name, updatedAt, price, isPromo, discountedPrice, visibility = 'public' }: SelectableItem): BulkItem {
  return { _id, name, updatedAt, state: { price, isPromo, discountedPrice, visibility, isDeleted: false } }
}
