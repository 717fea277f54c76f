import type { AnyActorRef } from 'xstate'

/** The messages of a child to its parent when a request shows that the identity has changed. */
export type ParentMessage =
  /** A request got 401: nobody is signed in any more. */
  | { type: 'session.ended' }
  /** A request got 403: the user may not do this, or may not do it any more. */
  | { type: 'access.denied' }

/**
 * The target of a message to the parent, for `sendTo(toParent, message)`. A machine without a parent, as in a story, sends it to
 * itself and ignores it. (`sendParent` would throw.)
 */
export function toParent({ self }: { self: AnyActorRef }): AnyActorRef {
  return self._parent ?? self
}
