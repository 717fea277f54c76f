import { isSynonymMeaning, isSynonymWord, limits, synonymSentences } from '@shop/domain'
import { productPageSchema } from './catalogue.ts'
import { idSchema, pathIds } from './ids.ts'
import { textParameter } from './query.ts'
import { text } from './texts.ts'
import { z } from './zod.ts'

/** A search that found little. */
export const missedSearchSchema = z
  .object({
    search: z.string().describe('In lower case, without accents.'),
    count: z.int().positive().describe('How often it was searched for in the last 30 days.'),
    found: z.int().nonnegative().describe('How many products had all of it, the last time; 0 when it has a word that none has.'),
    lastDay: z.iso.date().describe('The day in Lagos when it was last searched for.'),
    unknown: z
      .string()
      .nullable()
      .describe('What a synonym is missing for: the words that no product has, else the search; null when it is understood.'),
    searchedAs: z.string().nullable().describe('The search with synonyms and corrections; null when it has none.'),
  })
  .meta({ id: 'MissedSearch' })

/** A word or phrase that the search takes for others. */
export const synonymSchema = z
  .object({ _id: idSchema, word: z.string(), means: z.string(), addedBy: z.string().describe('The name of the admin.') })
  .meta({ id: 'Synonym' })

/** What the search should learn, and what it was taught. */
export const searchReportSchema = z
  .object({
    searches: z.array(missedSearchSchema).describe('The most frequent ones first, at most 100.'),
    synonyms: z.array(synonymSchema).describe('In alphabetical order.'),
  })
  .meta({ id: 'SearchReport' })

const wordSchema = text('Word', limits.searchMaximum).refine(isSynonymWord, synonymSentences.wordInvalid)
const meansSchema = text('Meaning', limits.searchMaximum).refine(isSynonymMeaning, synonymSentences.meansInvalid)

/** Schemas of the endpoints for what the search should learn. Each change responds with the new report. */
export const adminSearchSchemas = {
  read: {
    summary: 'Read the searches of the last 30 days that found fewer than three products, and the synonyms.',
    response: searchReportSchema,
  },
  preview: {
    summary: 'Search as shoppers would with one more synonym.',
    query: z.object({
      word: wordSchema,
      means: meansSchema,
      search: textParameter('search', limits.searchMaximum, 'What to search for; the word when left out.'),
    }),
    response: productPageSchema,
  },
  addSynonym: {
    summary: 'Add a synonym, which every search understands from then on.',
    body: z.object({ word: wordSchema, means: meansSchema }),
    response: searchReportSchema,
  },
  removeSynonym: {
    summary: 'Remove a synonym.',
    params: pathIds(synonymSentences.notFound),
    response: searchReportSchema,
  },
}
