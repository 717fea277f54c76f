export { emptySession, hear, placeOf, snapshotAt } from './session.ts'
export type { ActorRecord, Session } from './session.ts'
export { readSession, SessionFileError, writeSession } from './session-file.ts'
