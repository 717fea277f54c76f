import { createRequire } from 'node:module'

/*
 * The only import of Drizzle. Resolving the circular re-exports of its ES modules costs each start more than a second and 200 MB:
 * 1,695 ms and 297 MB against 305 ms and 70 MB, measured on one busy machine with Node 24.21 and drizzle-orm 0.45.4. Its CommonJS
 * build has the same content without that cost, and the same types.
 */
const require = createRequire(import.meta.url)
const core = require('drizzle-orm') as typeof import('drizzle-orm')
const pgCore = require('drizzle-orm/pg-core') as typeof import('drizzle-orm/pg-core')
const nodePostgres = require('drizzle-orm/node-postgres') as typeof import('drizzle-orm/node-postgres')
const migrator = require('drizzle-orm/node-postgres/migrator') as typeof import('drizzle-orm/node-postgres/migrator')

export const { DrizzleQueryError, and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, notInArray, or, sql } =
  core
export const {
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  numeric,
  PgDialect,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} = pgCore
export const { drizzle } = nodePostgres
export const { migrate: runMigrations } = migrator

export type { SQL } from 'drizzle-orm'
export type { NodePgDatabase } from 'drizzle-orm/node-postgres'
export type { AnyPgColumn } from 'drizzle-orm/pg-core'
