import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/*
 * `pnpm start`. Node keeps what it has compiled, types stripped, from one start to the next, which halves the time until
 * the program runs; it has to be told so before it loads anything else.
 */

enableCompileCache(fileURLToPath(new URL('../../../../node_modules/.cache/shop-compiled', import.meta.url)))
await import('./start-shop.ts')
