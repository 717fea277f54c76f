import { snapshotAt } from '../session/index.ts'
import type { Session } from '../session/index.ts'

/**
 * Whether the cart and the wishlist of a recording send requests. A signed-out visitor without accepted cookies has them in the
 * browser only.
 */
export function sendsLists(session: Session): boolean {
  const cart = [...session.actors.values()].findLast(({ machineId }) => machineId === 'cart')
  const context = cart && snapshotAt(session, cart.sessionId, session.entries.length - 1)?.context
  const { identity } = (context ?? {}) as { identity?: { kind?: unknown } | null }
  return identity?.kind !== 'visitor'
}
