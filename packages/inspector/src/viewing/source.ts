import type { KnownMachine } from '@shop/machines/known'
import type { Link } from '../protocol/index.ts'
import type { Sandbox } from '../sandbox/index.ts'
import type { Session } from '../session/index.ts'

/** The source of an inspector's session. */
export type Source =
  /** A running shop: events can be read and sent. */
  | { mode: 'live'; link: Link }
  /** A sandbox with mocked requests and its own clock. */
  | { mode: 'sandbox'; known: KnownMachine; sandbox: Sandbox }
  /** An imported file, read-only. */
  | { mode: 'replay'; session: Session }
