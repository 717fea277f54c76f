import { reportTo } from '@shop/machines'
import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorOptions, ActorRefFrom, AnyActorRef, AnyStateMachine, InputFrom } from 'xstate'
import type { Notice } from '@shop/machines'
import { notify } from '../shell/notices.ts'
import { useShopRuntime } from './runtime-context.ts'
import type { ShopRuntime } from './shop-runtime.ts'

/**
 * The machine of a single screen, made once and stopped with the screen. What it says to the person becomes a toast; that
 * the session ended, or a call was denied, is told to the shop's machines; a failure that nobody is told of goes to the
 * console.
 *
 * @param create Makes the machine with its actors.
 */
export function useScreenActor<Machine extends AnyStateMachine>(
  create: () => Machine,
  input: InputFrom<Machine>,
): ActorRefFrom<Machine> {
  const runtime = useShopRuntime()
  const [machine] = useState(create)
  const [inspect] = useState(() => reportTo({ send: (message) => tellShop(runtime, message) }))
  const actor = useActorRef(machine, { input, inspect } as never as ActorOptions<Machine> & { input: InputFrom<Machine> })
  useEffect(() => {
    const heard = [
      (actor as AnyActorRef).on('notice', (notice) => void notify(notice as Notice)),
      (actor as AnyActorRef).on('failure', ({ error }: { error?: unknown }) => console.warn(error)),
    ]
    return () => heard.forEach((each) => each.unsubscribe())
  }, [actor])
  return actor as ActorRefFrom<Machine>
}

function tellShop(runtime: ShopRuntime, message: Parameters<Parameters<typeof reportTo>[0]['send']>[0]): void {
  // A shop that cannot be started has nobody to tell.
  runtime.start().then(
    (shop) => shop.send(message),
    () => undefined,
  )
}
