import type { User } from '@shop/api'
import type { ShopActor } from './shop-actors.ts'
import type { ShopRuntime } from './shop-runtime.ts'

/**
 * Who is signed in, as the machines know it; null for nobody. Waits while the session is being checked or a form that
 * lets people in is on its way. Where the machines cannot be fetched, the rendered page's answer stands.
 *
 * @param options `isFresh`: the server is asked first, whatever was known.
 */
export async function personOf(runtime: ShopRuntime, { isFresh = false } = {}): Promise<User | null> {
  try {
    const shop = await runtime.start()
    if (isFresh) shop.send({ type: 'session.check' })
    return await settledUser(shop)
  } catch {
    return runtime.renderedUser
  }
}

function settledUser(shop: ShopActor): Promise<User | null> {
  const { auth } = shop.getSnapshot().children
  return new Promise((resolve, reject) => {
    const look = () => {
      const snapshot = auth!.getSnapshot()
      const isChecking =
        snapshot.matches({ signedIn: { session: 'rechecking' } }) || snapshot.matches({ signedOut: { session: 'rechecking' } })
      if (!snapshot.hasTag('ready') || snapshot.hasTag('submitting') || isChecking) return
      subscription?.unsubscribe()
      resolve(snapshot.context.user ?? null)
    }
    const subscription = auth!.subscribe({ next: look, error: reject })
    look()
  })
}
