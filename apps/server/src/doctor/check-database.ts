import { existsSync } from 'node:fs'
import type { Config } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { embeddedFolder } from '../db/embedded/start-embedded.ts'
import { FolderInUseError } from '../db/folder-lock.ts'
import { Problem, reasonOf } from './check.ts'
import type { Check } from './check.ts'

const oldestPostgresql = 15

/** Checks that the database opens and that the shop may create its tables on a PostgreSQL server. */
export const checkDatabase: Check = {
  name: 'Database',
  async run(config) {
    const { databaseUrl, dataFolder } = config
    if (databaseUrl === null && !existsSync(embeddedFolder(dataFolder))) return 'embedded, will be created'
    const database = await openDatabase(config).catch((error: unknown) => {
      throw new Problem(problemOf(error, config), { cause: error })
    })
    try {
      return database.url === null ? await describeEmbedded(database) : await describeServer(database)
    } finally {
      await database.close()
    }
  },
}

async function describeEmbedded(database: Database): Promise<string> {
  const { rows } = await database.pool.query(`select current_setting('server_version') as version`)
  return `embedded, PostgreSQL ${rows[0].version}`
}

async function describeServer(database: Database): Promise<string> {
  const { rows } = await database.pool.query(`
    select current_setting('server_version') as version, current_database() as name, current_user as user,
      has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as may_create`)
  const { version, name, user, may_create: mayCreate } = rows[0]
  if (Number.parseInt(version, 10) < oldestPostgresql)
    throw new Problem(`The server is PostgreSQL ${version}, and the shop needs ${oldestPostgresql} or newer. Update it.`)
  if (!mayCreate)
    throw new Problem(`The user ${user} may not create tables. Make it the owner: alter database "${name}" owner to "${user}".`)
  return `PostgreSQL ${version}, database ${name}`
}

function problemOf(error: unknown, config: Config): string {
  if (error instanceof FolderInUseError) return `${error.message} Only one process at a time can open the embedded database.`
  if (config.databaseUrl !== null) return `${reasonOf(error, config)}. Start the server, or correct DATABASE_URL.`
  return `The embedded database cannot be opened (${reasonOf(error, config)}). Restore a backup: pnpm shop restore FILE.`
}
