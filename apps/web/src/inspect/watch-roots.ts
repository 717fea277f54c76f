import { Actor } from 'xstate'
import type { AnyActor } from 'xstate'

/** Observes everything that happens in a system of actors. */
export type Watcher = Parameters<AnyActor['system']['inspect']>[0]

/**
 * Attaches an observer to every root actor of the page when it starts: the shop's machines and those of single screens. It
 * patches XState, so the app itself contains no code for it; only this build does.
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
