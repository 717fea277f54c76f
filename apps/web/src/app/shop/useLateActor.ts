import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { loadFailed, notify } from '../shell/notify.ts'
import { useShopRuntime } from './runtime-context.ts'
import { createSnapshotStore } from './snapshot-store.ts'

/** Milliseconds before the machine is requested again while an event waits for it. */
const retryPause = 5000

/** A running machine of a screen. */
export interface LateActor<Event> {
  send: (event: Event) => void
  stop: () => void
}

interface LateActorOptions<Snapshot, Event> {
  /** The snapshot with which the machine starts. The screen shows it until the machine runs. */
  before: () => Snapshot
  /** Fetches and starts the machine. It calls `show` with its snapshot, at once and after every change. */
  start: (show: (snapshot: Snapshot) => void) => Promise<LateActor<Event>>
  /** What the screen shows of an event while the machine is being fetched. */
  early?: (snapshot: Snapshot, event: Event) => Snapshot
  /** Whether the machine has something to do before its first event. */
  isNeeded?: boolean
}

/**
 * Runs the machine of a screen that the first paint does not need. It starts together with the shop's machines, which on a first visit
 * wait until the page is used, or with its first event. Events are kept in their order until then.
 */
export function useLateActor<Snapshot extends object, Event>(options: LateActorOptions<Snapshot, Event>) {
  const { before, start, early, isNeeded = false } = options
  const runtime = useShopRuntime()
  // As with a running machine, React shows a new snapshot in the same frame as what caused it.
  const [store] = useState(() => createSnapshotStore(before()))
  const snapshot = useSyncExternalStore(store.subscribe, store.get, store.get)
  const actor = useRef<LateActor<Event> | null>(null)
  const waiting = useRef<Event[]>([])
  const run = useRef(() => {})
  // Its first snapshot is shown already, and must not replace what is shown of waiting events.
  const show = (next: Snapshot) => actor.current && store.set(next)
  const startNow = useEffectEvent(() => start(show))

  useEffect(() => {
    let isStarting = false
    let retry: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    const startOnce = async () => {
      if (isStarting || actor.current) return
      isStarting = true
      clearTimeout(retry)
      try {
        const started = await startNow()
        if (isLeft) return started.stop()
        actor.current = started
        for (const event of waiting.current.splice(0)) started.send(event)
      } catch {
        // Without an event, a lost chunk changes nothing on the page.
        if (isLeft || waiting.current.length === 0) return
        void notify({ tone: 'error', text: loadFailed })
        retry = setTimeout(run.current, retryPause)
      } finally {
        isStarting = false
      }
    }
    const follow = () => {
      // React reports what was typed before hydration earlier than it runs effects.
      if (isNeeded || waiting.current.length > 0 || runtime.current()) run.current()
    }
    run.current = () => void startOnce()
    const unsubscribe = runtime.subscribe(follow)
    follow()
    return () => {
      isLeft = true
      clearTimeout(retry)
      unsubscribe()
      actor.current?.stop()
      actor.current = null
    }
  }, [runtime, isNeeded])

  const send = useCallback(
    (event: Event) => {
      if (actor.current) return actor.current.send(event)
      waiting.current.push(event)
      if (early) store.set(early(store.get(), event))
      run.current()
    },
    [early, store],
  )
  return [snapshot, send] as const
}
