import { sql } from '../db/drizzle.ts'
import type { SQL } from '../db/drizzle.ts'

/** A table `requested` of ids and their order. All ids are one parameter, so that the statement is always the same. */
export function requestedIds(ids: readonly string[]): SQL {
  return sql`(select value::uuid as id, position
    from json_array_elements_text(${JSON.stringify(ids)}::json) with ordinality as given (value, position)) as requested`
}

/** The ids as one parameter, so that the statement is always the same. Every id must be valid. */
export function idArray(ids: readonly string[]): SQL {
  return sql`${`{${ids.join(',')}}`}::uuid[]`
}

/** The items that exist, in the order of their ids. */
export function inOrder<Item extends { readonly _id: string }>(ids: readonly string[], items: readonly Item[]): Item[] {
  const byId = new Map(items.map((item) => [item._id, item]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
