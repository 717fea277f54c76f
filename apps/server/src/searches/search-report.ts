import type { MissedSearch, SearchReport } from '@shop/api'
import { isUnderstood, understandQuery } from '@shop/domain'
import type { CatalogueSearch } from '../catalogue/catalogue.search.ts'
import { searchTerms } from '../catalogue/search-terms.ts'
import { select } from '../catalogue/select.ts'
import type { Vocabulary } from '../catalogue/vocabulary.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'
import { missedSearches, searchSynonyms } from '../db/schema.ts'
import { lastForgottenDay } from './missed-searches.ts'
import type { MissedSearches } from './missed-searches.ts'

/** The dependencies of the report. */
export interface SearchReportOptions {
  readonly database: Database
  readonly missed: MissedSearches
  readonly search: CatalogueSearch
  readonly clock: Clock
}

const searchesListed = 100

type CountedSearch = Pick<MissedSearch, 'search' | 'count' | 'found' | 'lastDay'>

/** Creates a function that reads which searches found little in the last 30 days, and the synonyms. */
export function createSearchReport({
  database: { orm },
  missed,
  search,
  clock,
}: SearchReportOptions): () => Promise<SearchReport> {
  return async () => {
    // The owner sees the search of a moment ago. Counts that cannot be written now are written later.
    await missed.write().catch(() => undefined)
    const counted = await select<CountedSearch>(
      orm,
      sql`select search, least(sum(count), 1000000000)::int as count, (array_agg(found order by day desc))[1] as found, max(day)::text as "lastDay"
        from ${missedSearches} where day > ${lastForgottenDay(clock())}::date
        group by search order by 2 desc, search limit ${searchesListed}`,
    )
    const synonyms = await orm
      .select({ _id: searchSynonyms.id, word: searchSynonyms.word, means: searchSynonyms.means, addedBy: searchSynonyms.addedBy })
      .from(searchSynonyms)
      .orderBy(searchSynonyms.key)
    const vocabulary = await search.vocabulary()
    return { searches: counted.map((one) => ({ ...one, ...understood(one.search, vocabulary) })), synonyms }
  }
}

/** What the search makes of a text now. */
function understood(search: string, { correct, replace, completions }: Vocabulary): Pick<MissedSearch, 'unknown' | 'searchedAs'> {
  const [corrected, replaced] = [correct(search), replace(search)]
  const { unknown } = searchTerms(understandQuery(replaced), completions)
  return {
    unknown: isUnderstood(replaced) ? null : unknown.join(' ') || search,
    searchedAs: corrected === search ? null : corrected,
  }
}
