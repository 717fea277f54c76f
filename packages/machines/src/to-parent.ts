import type { AnyActorRef } from 'xstate'

/** What a machine tells the one that spawned it, when a call shows that the person is no longer who they were. */
export type ParentMessage =
  /** A call was answered with 401: nobody is signed in any more. */
  | { type: 'session.ended' }
  /** A call was answered with 403: the person may not do this, or no longer. */
  | { type: 'access.denied' }

/**
 * Where such a message goes, for `sendTo(toParent, message)`. A machine that runs by itself, as in a story, has nobody
 * to tell: it tells itself, and takes no notice. (`sendParent` would throw.)
 */
export function toParent({ self }: { self: AnyActorRef }): AnyActorRef {
  return self._parent ?? self
}
