import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorOptions, ActorRefFrom, AnyActorRef, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate'
import { useShopRuntime } from './runtime-context.ts'
import { screenInspection, showReports } from './screen-reports.ts'

/**
 * Creates the machine of one screen and stops it with the screen. Its notices become toasts; an ended session or a denied
 * request is reported to the shop's machines; failures without a message go to the console.
 *
 * @param create Creates the machine with its actors.
 */
export function useScreenActor<Machine extends AnyStateMachine>(
  create: () => Machine,
  input: InputFrom<Machine>,
): ActorRefFrom<Machine> {
  const runtime = useShopRuntime()
  const [machine] = useState(create)
  const [inspect] = useState(() => screenInspection(runtime))
  const actor = useActorRef(machine, { input, inspect } as never as ActorOptions<Machine> & { input: InputFrom<Machine> })
  useEffect(() => showReports(actor as AnyActorRef), [actor])
  return actor as ActorRefFrom<Machine>
}

/** The snapshot of a screen's machine, and the machine, which `useScreenActor` creates. */
export function useScreenMachine<Machine extends AnyStateMachine>(create: () => Machine, input: InputFrom<Machine>) {
  const actor = useScreenActor(create, input)
  const snapshot: SnapshotFrom<Machine> = useSelector(actor as AnyActorRef, (current) => current)
  return [snapshot, actor] as const
}
