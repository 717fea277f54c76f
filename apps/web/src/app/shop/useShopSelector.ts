import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useShopRuntime } from './runtime-context.ts'
import type { ShopActorName, ShopSnapshot } from './shop-actors.ts'
import type { ShopRuntime } from './shop-runtime.ts'

/**
 * Selects a value from the snapshot of one of the shop's machines; `before` on the server and until the machine runs. It does
 * not start the machine: use `useShopNow` for that.
 *
 * ```tsx
 * const lines = useShopSelector('cart', ({ context }) => context.lines, noLines)
 * ```
 */
export function useShopSelector<Name extends ShopActorName, Value>(
  name: Name,
  select: (snapshot: ShopSnapshot<Name>) => Value,
  before: Value,
): Value {
  const runtime = useShopRuntime()
  const subscribe = useCallback((listener: () => void) => watchShopActor(runtime, name, listener), [runtime, name])
  const read = useMemo(() => createReader(runtime, name, select, before), [runtime, name, select, before])
  return useSyncExternalStore(subscribe, read, () => before)
}

/** Reads a machine. The same snapshot gives the same value, even if `select` creates an object. */
function createReader<Name extends ShopActorName, Value>(
  runtime: ShopRuntime,
  name: Name,
  select: (snapshot: ShopSnapshot<Name>) => Value,
  before: Value,
): () => Value {
  let last: { snapshot: unknown; value: Value } | null = null
  return () => {
    const snapshot = runtime.actor(name)?.getSnapshot() as ShopSnapshot<Name> | undefined
    if (snapshot === undefined) return before
    if (last?.snapshot !== snapshot) last = { snapshot, value: select(snapshot) }
    return last.value
  }
}

/** Calls the listener when the machine `name` starts, stops or changes. Returns the function that unsubscribes. */
export function watchShopActor(runtime: ShopRuntime, name: ShopActorName, listener: () => void): () => void {
  let watched: { subscribe: (listener: () => void) => { unsubscribe: () => void } } | null = null
  let subscription: { unsubscribe: () => void } | null = null
  const follow = () => {
    const actor = runtime.actor(name)
    if (actor === watched) return
    subscription?.unsubscribe()
    watched = actor
    subscription = watched?.subscribe(listener) ?? null
    listener()
  }
  const end = runtime.subscribe(follow)
  follow()
  return () => {
    end()
    subscription?.unsubscribe()
  }
}
