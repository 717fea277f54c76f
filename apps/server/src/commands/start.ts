import { applyProcessSettings } from './process-settings.ts'

/* `pnpm start`. */

applyProcessSettings()
await import('./start-shop.ts')
