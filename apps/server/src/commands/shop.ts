import { applyProcessSettings } from './process-settings.ts'

/* `pnpm shop COMMAND`. */

applyProcessSettings()
await import('./run-command.ts')
