import { useState } from 'react'
import type { ShopActorEvent, ShopActorName, ShopSnapshot } from './shop-actors.ts'
import { useShopSelector } from './useShopSelector.ts'
import { useShopSend } from './useShopSend.ts'

interface ShopFormOptions<Name extends ShopActorName, Context> {
  /** Creates the context to use until the machine runs, from the values typed so far. */
  before: (typed: object) => Context
  /** The tag of a form that is being submitted. */
  busyTag: Parameters<ShopSnapshot<Name>['hasTag']>[0]
}

/**
 * The machine of a form, for its view. Until the machine runs, a substitute shows the typed values, and a submitted form as busy.
 * Every event reaches the machine as soon as it runs.
 */
export function useShopForm<Name extends ShopActorName, Context>(
  name: Name,
  { before, busyTag }: ShopFormOptions<Name, Context>,
) {
  const sendToShop = useShopSend()
  const snapshot = useShopSelector<Name, ShopSnapshot<Name> | null>(name, (current) => current, null)
  const [typed, setTyped] = useState<object>({})
  const [isSubmitted, setSubmitted] = useState(false)
  const send = (event: ShopActorEvent<Name>) => {
    if (!snapshot && 'values' in event) setTyped((values) => ({ ...values, ...event.values }))
    if (event.type.endsWith('.submitted')) setSubmitted(true)
    sendToShop(name, event)
  }
  const standIn = { context: before(typed), hasTag: (tag: typeof busyTag) => isSubmitted && tag === busyTag }
  return { snapshot: snapshot ?? standIn, send }
}
