import { reportTo } from '@shop/machines'
import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorOptions, ActorRefFrom, AnyActorRef, AnyStateMachine, InputFrom } from 'xstate'
import type { Notice } from '@shop/machines'
import { notifyOf } from '../shell/notify.ts'
import { useShopRuntime } from './runtime-context.ts'
import type { ShopRuntime } from './shop-runtime.ts'

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
  const [inspect] = useState(() => reportTo({ send: (message) => reportToShop(runtime, message) }))
  const actor = useActorRef(machine, { input, inspect } as never as ActorOptions<Machine> & { input: InputFrom<Machine> })
  useEffect(() => {
    const subscriptions = [
      (actor as AnyActorRef).on('notice', (notice) => notifyOf(notice as Notice, actor)),
      (actor as AnyActorRef).on('failure', ({ error }: { error?: unknown }) => console.warn(error)),
    ]
    return () => subscriptions.forEach((each) => each.unsubscribe())
  }, [actor])
  return actor as ActorRefFrom<Machine>
}

function reportToShop(runtime: ShopRuntime, message: Parameters<Parameters<typeof reportTo>[0]['send']>[0]): void {
  // Nothing is reported while the shop's machines cannot be fetched.
  runtime.start().then(
    (shop) => shop.send(message),
    () => undefined,
  )
}
