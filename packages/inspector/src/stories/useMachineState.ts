import { useMemo, useSyncExternalStore } from 'react'
import type { AnyMachineSnapshot } from 'xstate'
import type { Sandbox } from '../sandbox/index.ts'

/** The current snapshot of a sandbox. */
export function useMachineState(sandbox: Sandbox): AnyMachineSnapshot {
  const subscribe = useMemo(() => (listener: () => void) => sandbox.tap.join(() => listener()), [sandbox])
  return useSyncExternalStore(subscribe, sandbox.snapshot)
}
