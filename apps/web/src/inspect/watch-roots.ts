import { Actor } from 'xstate'
import type { AnyActor } from 'xstate'

/** Told of everything that happens in a system of actors. */
export type Watcher = Parameters<AnyActor['system']['inspect']>[0]

/**
 * Gives an observer to every root actor of the page when it starts: to the shop's machines and to those of single
 * screens. It reaches into XState so that nothing of it stands in the app; this build alone has it.
 */
export function watchRoots(watcher: Watcher): void {
  const watched = new WeakSet<object>()
  // oxlint-disable-next-line typescript/unbound-method -- it is called on the actor that starts
  const { start } = Actor.prototype
  Actor.prototype.start = function (this: AnyActor) {
    if (!this._parent && !watched.has(this.system)) {
      watched.add(this.system)
      this.system.inspect(watcher)
    }
    return start.call(this)
  } as typeof start
}
