import { useMemo, useSyncExternalStore } from 'react'
import type { AnyMachineSnapshot } from 'xstate'
import type { Sandbox } from '../sandbox/index.ts'

/** The state of a sandbox's machine as it goes on. */
export function useMachineState(sandbox: Sandbox): AnyMachineSnapshot {
  const subscribe = useMemo(() => (listener: () => void) => sandbox.tap.join(() => listener()), [sandbox])
  return useSyncExternalStore(subscribe, sandbox.snapshot)
}
