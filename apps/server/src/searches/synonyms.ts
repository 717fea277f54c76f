import type { User } from '@shop/api'
import { isUnderstood, normaliseText, synonymKey, synonymSentences, synonymsMaximum, understandQuery } from '@shop/domain'
import type { SynonymText } from '@shop/domain'
import { recordChanges } from '../admin/change-history.ts'
import type { CatalogueSearch } from '../catalogue/catalogue.search.ts'
import type { CatalogueVersion } from '../catalogue/catalogue-version.ts'
import { changeCatalogue } from '../catalogue/change-catalogue.ts'
import { searchTerms } from '../catalogue/search-terms.ts'
import type { Clock } from '../clock.ts'
import type { Database, Executor } from '../db/database.ts'
import { count, eq } from '../db/drizzle.ts'
import { newId } from '../db/identifiers.ts'
import { searchSynonyms } from '../db/schema.ts'
import { fieldError, HttpError } from '../http-error.ts'

/** Adds and removes synonyms. Each change raises the version of the catalogue, so that every server drops its cached searches. */
export interface Synonyms {
  /**
   * Normalises a synonym.
   *
   * @throws {HttpError} 422 when the search understands the word already, or does not know what it means
   */
  check(synonym: SynonymText): Promise<SynonymText>
  /**
   * Adds a synonym. One that exists with the same meaning stays as it is.
   *
   * @throws {HttpError} 422 as `check`, 409 when the word has another meaning or there are too many
   */
  add(by: User, synonym: SynonymText): Promise<void>
  /** @throws {HttpError} 404 when there is no such synonym */
  remove(by: User, id: string): Promise<void>
}

/** The dependencies of the synonyms. */
export interface SynonymsOptions {
  readonly database: Database
  readonly version: Pick<CatalogueVersion, 'raise'>
  readonly search: CatalogueSearch
  readonly clock: Clock
}

/** Creates the synonyms of the shop. */
export function createSynonyms({ database, version, search, clock }: SynonymsOptions): Synonyms {
  async function check(synonym: SynonymText): Promise<SynonymText> {
    const [word, means] = [normaliseText(synonym.word), normaliseText(synonym.means)]
    if (isUnderstood(word)) throw fieldError(422, 'word', synonymSentences.understood)
    const { completions } = await search.vocabulary()
    const { unknown } = searchTerms(understandQuery(means), completions)
    if (unknown.length > 0) throw fieldError(422, 'means', synonymSentences.unknown(unknown))
    return { word, means }
  }

  async function change(work: (transaction: Executor) => Promise<void>): Promise<void> {
    const { version: raised } = await changeCatalogue(database, work)
    version.raise(raised)
  }

  return {
    check,

    async add(by, synonym) {
      const { word, means } = await check(synonym)
      const key = synonymKey(word)
      await change(async (transaction) => {
        const [taken] = await transaction.select().from(searchSynonyms).where(eq(searchSynonyms.key, key))
        if (taken?.means === means) return
        if (taken !== undefined) throw fieldError(409, 'word', synonymSentences.taken(taken.word, taken.means))
        const [counted] = await transaction.select({ total: count() }).from(searchSynonyms)
        if ((counted?.total ?? 0) >= synonymsMaximum) throw new HttpError(409, synonymSentences.tooMany)
        const addedBy = by.username || by.email
        await transaction.insert(searchSynonyms).values({ id: newId(), key, word, means, addedBy, createdAt: clock() })
        await recordChanges(transaction, by, [{ subject: 'Synonym', action: 'added', subjectId: null, name: word }])
      })
    },

    async remove(by, id) {
      await change(async (transaction) => {
        const [removed] = await transaction
          .delete(searchSynonyms)
          .where(eq(searchSynonyms.id, id))
          .returning({ word: searchSynonyms.word })
        if (removed === undefined) throw new HttpError(404, synonymSentences.notFound)
        await recordChanges(transaction, by, [{ subject: 'Synonym', action: 'deleted', subjectId: null, name: removed.word }])
      })
    },
  }
}
