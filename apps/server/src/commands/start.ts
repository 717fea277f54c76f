import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { applyMemorySettings } from './memory-settings.ts'

/*
 * `pnpm start`. Node caches compiled code, with types stripped, from one start to the next, which halves the startup time. The variable
 * does it from the first module on, after this process has replaced itself, and in its threads and children.
 */

process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('../../../../node_modules/.cache/shop-compiled', import.meta.url))
applyMemorySettings()
enableCompileCache()
await import('./start-shop.ts')
