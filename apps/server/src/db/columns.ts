import { customType, numeric, timestamp } from './drizzle.ts'

/**
 * An amount in naira, exact to two decimals. `numeric(14,2)` has at most 14 digits, and a JavaScript number represents 15
 * exactly, so reading it as a number loses nothing.
 *
 * @param name - the column's name in the database
 */
export function money(name: string) {
  return numeric(name, { precision: 14, scale: 2, mode: 'number' })
}

/**
 * A length in centimetres, to one decimal.
 *
 * @param name - the column's name in the database
 */
export function centimetres(name: string) {
  return numeric(name, { precision: 7, scale: 1, mode: 'number' })
}

/**
 * A timestamp in milliseconds, like a JavaScript date, so a value does not change when it is read and written back.
 *
 * @param name - the column's name in the database
 */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
}

/** PostgreSQL's tsvector. It is written by `searchVector` and never read by the program. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
