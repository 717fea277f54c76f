import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { applyMemorySettings } from './memory-settings.ts'

/*
 * `pnpm start`. Node caches compiled code, with types stripped, from one start to the next, which halves the startup time. It
 * must be enabled before anything else is loaded.
 */

applyMemorySettings()
enableCompileCache(fileURLToPath(new URL('../../../../node_modules/.cache/shop-compiled', import.meta.url)))
await import('./start-shop.ts')
