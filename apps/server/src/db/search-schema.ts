import { instant } from './columns.ts'
import { date, integer, pgTable, primaryKey, text, uuid } from './drizzle.ts'

/** Words that the search takes for others, added by admins. A change raises the version of the catalogue. */
export const searchSynonyms = pgTable('search_synonyms', {
  id: uuid('id').primaryKey(),
  /** The word as searches are compared with it: see `synonymKey`. */
  key: text('key').notNull().unique(),
  word: text('word').notNull(),
  means: text('means').notNull(),
  /** The admin's name at the time. */
  addedBy: text('added_by').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** How often searches found little, counted by day without any person. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    /** The day in Lagos. */
    day: date('day', { mode: 'string' }).notNull(),
    /** The text as `countedSearch` returns it. */
    search: text('search').notNull(),
    count: integer('count').notNull(),
    /** How many products had all of it, the last time. */
    found: integer('found').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.search] })],
)
