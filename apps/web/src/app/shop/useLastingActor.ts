import { useState } from 'react'
import { createActor } from 'xstate'
import type { ActorOptions, ActorRefFrom, AnyActorRef, AnyStateMachine, InputFrom, OutputFrom } from 'xstate'
import { useShopRuntime } from './runtime-context.ts'
import { screenInspection, showReports } from './screen-reports.ts'

/**
 * Creates the machine of a screen like `useScreenActor`, but leaves it running when the screen is left: it ends by itself. It is for
 * what can be undone after the user has moved on.
 *
 * @param create Creates the machine with its actors.
 * @param onDone Called with the output when the machine has ended, even after the screen was left.
 */
export function useLastingActor<Machine extends AnyStateMachine>(
  create: () => Machine,
  input: InputFrom<Machine>,
  onDone: (output: OutputFrom<Machine>) => void,
): ActorRefFrom<Machine> {
  const runtime = useShopRuntime()
  const [actor] = useState(() => {
    const options = { input, inspect: screenInspection(runtime) } as never as ActorOptions<Machine>
    const started: AnyActorRef = createActor(create(), options as never)
    showReports(started)
    started.subscribe({ complete: () => onDone(started.getSnapshot().output) })
    return started.start()
  })
  return actor as ActorRefFrom<Machine>
}
