import { findPostgresql, startCluster } from '../apps/server/src/testing/postgresql.ts'

/**
 * Runs a benchmark on the embedded database and on PostgreSQL, prints what is wrong, and sets the exit code to 1 if anything is.
 *
 * @param measure - measures a database with this name and the `DATABASE_URL` of the shop, and returns what is wrong
 * @param database - 'embedded' or 'postgresql' for one of them
 */
export async function measureBoth(
  measure: (name: string, databaseUrl: string) => Promise<string[]>,
  database = 'both',
): Promise<void> {
  const problems = database === 'postgresql' ? [] : await measure('embedded', '')
  const programs = findPostgresql()
  if (programs === null) console.log('PostgreSQL is not installed, so its half is skipped.')
  else if (database !== 'embedded') {
    const cluster = await startCluster(programs, 'crash-safe')
    problems.push(...(await measure('PostgreSQL', cluster.url('postgres'))))
    await cluster.stop()
  }
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
