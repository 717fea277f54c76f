/**
 * Serves the built shop with an admin and an empty catalogue, on `PORT` with an empty `DATA_DIR`. Journeys of admins start like
 * the owner of a new shop, and change no other test's data.
 */
import { rmSync } from 'node:fs'
import { buildInspectorIfStale, buildWebIfStale } from '../apps/server/src/build/build-web.ts'
import { prepareAdmin } from '../apps/server/src/commands/admin-at-start.ts'
import { runUntilStopped } from '../apps/server/src/commands/run.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { webPages } from '../apps/server/src/pages.ts'
import { startServer } from '../apps/server/src/server.ts'
import shop from '../shop.config.ts'
import { coverageAddress, inspectEveryPage } from './machine-coverage.ts'
import { admin } from './users.ts'

if (coverageAddress !== undefined) inspectEveryPage()
rmSync(process.env['DATA_DIR']!, { recursive: true, force: true })
const settings = {
  DEMO: 'off',
  INSPECTOR: 'off',
  REQUEST_LIMITS: 'on',
  LOG_LEVEL: 'warn',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
}
const config = readConfig({ ...process.env, ...settings })
const server = await startServer(config, {
  shop,
  mode: 'production',
  prepare: (parts) => prepareAdmin(parts, config, shop.email, () => undefined),
  pages: async () =>
    webPages(config, {
      web: await buildWebIfStale(() => undefined),
      inspector: coverageAddress === undefined ? null : await buildInspectorIfStale(() => undefined),
    }),
})
runUntilStopped(server)
// The process that started this one has ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
