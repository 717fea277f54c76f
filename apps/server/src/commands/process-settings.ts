import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { applyMemorySettings } from './memory-settings.ts'

/**
 * Gives a process that opens the shop's database the memory settings and Node's cache of compiled code, with types stripped, which halves the
 * startup time. Call it before any other module is loaded. The variable enables the cache from the first module on, after the process has
 * replaced itself, and in its threads and children.
 */
export function applyProcessSettings(): void {
  process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('../../../../node_modules/.cache/shop-compiled', import.meta.url))
  applyMemorySettings()
  enableCompileCache()
}
