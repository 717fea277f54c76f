import { sql } from '../db/drizzle.ts'
import type { SQL } from '../db/drizzle.ts'
import { productWords } from '../db/schema.ts'
import type { CatalogueReaders } from './sources.ts'

/** Selects every distinct word of the search columns as one text, which is read in half the time of a row for each word. */
export function searchedWords(readers: CatalogueReaders): SQL {
  const { seen, count } = {
    admins: { seen: 'deleted_at is null', count: productWords.stored },
    shoppers: { seen: 'is_listed', count: productWords.listed },
  }[readers]
  const ofCollections = `select search from collections where ${seen}`
  return sql`select string_agg(word, ' ') as words from (select word from ${productWords} where ${count} > 0
    union all select word from ts_stat(${ofCollections}) where word not like '=%') as found`
}
