export { createComposerActors } from './composer.actors.ts'
export type { ComposerPorts } from './composer.actors.ts'
export { composerMachine } from './composer.machine.ts'
export type { ComposerContext, ComposerEvent, ComposerTag } from './composer.types.ts'
