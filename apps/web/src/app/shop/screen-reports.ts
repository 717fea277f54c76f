import { reportTo } from '@shop/machines'
import type { Notice } from '@shop/machines'
import type { AnyActorRef } from 'xstate'
import { notifyOf } from '../shell/notify.ts'
import type { ShopRuntime } from './shop-runtime.ts'

type Report = Parameters<Parameters<typeof reportTo>[0]['send']>[0]

/** Reports an ended session or a denied request of a screen's machine to the shop's machines. */
export function screenInspection(runtime: ShopRuntime) {
  return reportTo({ send: (message) => reportToShop(runtime, message) })
}

/** Shows the notices of a screen's machine as toasts, and logs its failures without a message. Returns the function that stops it. */
export function showReports(actor: AnyActorRef): () => void {
  const subscriptions = [
    actor.on('notice', (notice) => notifyOf(notice as Notice, actor)),
    actor.on('failure', ({ error }: { error?: unknown }) => console.warn(error)),
  ]
  return () => subscriptions.forEach((each) => each.unsubscribe())
}

function reportToShop(runtime: ShopRuntime, message: Report): void {
  // Nothing is reported while the shop's machines cannot be fetched.
  runtime.start().then(
    (shop) => shop.send(message),
    () => undefined,
  )
}
