import type { KnownMachine } from '@shop/machines/known'
import type { Link } from '../protocol/index.ts'
import type { Sandbox } from '../sandbox/index.ts'
import type { Session } from '../session/index.ts'

/** What an inspector looks at. */
export type Source =
  /** A running shop: look, and send events. */
  | { mode: 'live'; link: Link }
  /** A machine of our own, with stand-ins and a clock: everything can be tried. */
  | { mode: 'sandbox'; known: KnownMachine; sandbox: Sandbox }
  /** A file: look. */
  | { mode: 'replay'; session: Session }
