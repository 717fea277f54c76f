import type { Pool } from 'pg'
import type { Config } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { hasEmbeddedDatabase } from '../db/embedded/replace-database.ts'
import { FolderInUseError } from '../db/folder-lock.ts'
import { Problem, reasonOf } from './check.ts'
import type { Check } from './check.ts'

const oldestPostgresql = 15

/** Checks that the database opens and that the shop may create its tables on a PostgreSQL server. */
export const checkDatabase: Check = {
  name: 'Database',
  async run(config) {
    const { databaseUrl, dataFolder } = config
    if (databaseUrl === null && !hasEmbeddedDatabase(dataFolder)) return 'embedded, will be created'
    const database = await openDatabase(config).catch((error: unknown) => {
      throw new Problem(problemOf(error, config), { cause: error })
    })
    try {
      return database.url === null ? await describeEmbedded(database) : await describeServer(database, config)
    } finally {
      await database.close()
    }
  },
}

async function describeEmbedded(database: Database): Promise<string> {
  const { rows } = await database.pool.query(`select current_setting('server_version') as version`)
  return `embedded, PostgreSQL ${rows[0].version}`
}

async function describeServer(database: Database, config: Config): Promise<string> {
  const { rows } = await database.pool.query(`
    select current_setting('server_version') as version, current_database() as name, current_user as user,
      has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as may_create`)
  const { version, name, user, may_create: mayCreate } = rows[0]
  if (Number.parseInt(version, 10) < oldestPostgresql)
    throw new Problem(`The server is PostgreSQL ${version}, and the shop needs ${oldestPostgresql} or newer. Update it.`)
  if (!mayCreate)
    throw new Problem(`The user ${user} may not create tables. Make it the owner: alter database "${name}" owner to "${user}".`)
  return `PostgreSQL ${version}, database ${name}${database.replica === null ? '' : await describeReplica(database.replica, config)}`
}

async function describeReplica(replica: Pool, config: Config): Promise<string> {
  const { rows } = await replica.query('select pg_is_in_recovery() as follows').catch((error: unknown) => {
    throw new Problem(
      `The replica of DATABASE_REPLICA_URL cannot be used (${reasonOf(error, config)}). Start it, or remove the setting: the shop works without it.`,
      { cause: error },
    )
  })
  if (!rows[0].follows) throw new Problem('The server of DATABASE_REPLICA_URL is no replica. Correct the setting, or remove it.')
  return ', with a replica'
}

function problemOf(error: unknown, config: Config): string {
  if (error instanceof FolderInUseError) return `${error.message} Only one process at a time can open the embedded database.`
  if (config.databaseUrl !== null) return `${reasonOf(error, config)}. Start the server, or correct DATABASE_URL.`
  return `The embedded database cannot be opened (${reasonOf(error, config)}). Restore a backup: pnpm shop restore FILE.`
}
