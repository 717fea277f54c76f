import { useState } from 'react'
import { createActor } from 'xstate'
import type { ActorOptions, ActorRefFrom, AnyActorRef, AnyStateMachine, InputFrom } from 'xstate'
import { useShopRuntime } from './runtime-context.ts'
import { screenInspection, showReports } from './screen-reports.ts'

/**
 * Creates the machine of a screen like `useScreenActor`, but leaves it running when the screen is left: it ends by itself. It is for
 * what can be undone after the user has moved on.
 *
 * @param create Creates the machine with its actors.
 * @param listen Subscribes to what the machine emits, once and before it starts. Its listeners are called even after the screen was left.
 */
export function useLastingActor<Machine extends AnyStateMachine>(
  create: () => Machine,
  input: InputFrom<Machine>,
  listen: (actor: ActorRefFrom<Machine>) => void,
): ActorRefFrom<Machine> {
  const runtime = useShopRuntime()
  const [actor] = useState(() => {
    const options = { input, inspect: screenInspection(runtime) } as never as ActorOptions<Machine>
    const started: AnyActorRef = createActor(create(), options as never)
    showReports(started)
    listen(started as ActorRefFrom<Machine>)
    return started.start()
  })
  return actor as ActorRefFrom<Machine>
}
