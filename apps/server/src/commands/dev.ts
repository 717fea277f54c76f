import { applyProcessSettings } from './process-settings.ts'

/* `pnpm dev`. */

applyProcessSettings()
await import('./start-development.ts')
