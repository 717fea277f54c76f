/** Serves the built shop with a fresh demo catalogue, as a first `pnpm start` does, for the journeys. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { coverageAddress, inspectEveryPage } from './machine-coverage.ts'
import { startEmptyShops } from './empty-shops.ts'
import { admin } from './users.ts'

const dataDir = join(import.meta.dirname, '../node_modules/.cache/e2e-data')
rmSync(dataDir, { recursive: true, force: true })
const { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } = admin
Object.assign(process.env, {
  PORT: '3100',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
  INSPECTOR: 'on',
  REQUEST_LIMITS: 'off',
  // Encoding ahead takes a tenth of the processor time of all journeys.
  ENCODE_AHEAD: 'off',
})
if (coverageAddress !== undefined) inspectEveryPage()
await import('../apps/server/src/commands/start.ts')
startEmptyShops()
