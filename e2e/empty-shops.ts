import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { withoutOptimising } from '../apps/server/src/commands/memory-settings.ts'

/** The port of the empty shop that each worker has for its journeys of admins. */
export const emptyShopPorts = ['3110', '3111']

/** The name of the data folder of an empty shop. */
export function dataDirOf(address: string): string {
  return `e2e-admin-${new URL(address).port}`
}

/** Starts the empty shops, which stop together with this process. */
export function startEmptyShops(): void {
  for (const port of emptyShopPorts) {
    spawn(process.execPath, [withoutOptimising, 'e2e/serve-empty.ts'], {
      cwd: join(import.meta.dirname, '..'),
      env: {
        ...process.env,
        PORT: port,
        DATA_DIR: join(import.meta.dirname, `../node_modules/.cache/${dataDirOf(`http://127.0.0.1:${port}`)}`),
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
  }
}
