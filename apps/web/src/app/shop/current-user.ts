import type { User } from '@shop/api'
import type { ShopActor } from './shop-actors.ts'
import type { ShopRuntime } from './shop-runtime.ts'

/**
 * The signed-in user according to the machines, or null. Waits while the session is being checked or a sign-in form is being
 * submitted. Falls back to the rendered page's user when the machines cannot be fetched.
 *
 * @param options `isFresh`: asks the server first.
 */
export async function currentUser(runtime: ShopRuntime, { isFresh = false } = {}): Promise<User | null> {
  try {
    const shop = await runtime.start()
    if (isFresh) shop.send({ type: 'session.check' })
    return await userAfterCheck(shop)
  } catch {
    return runtime.renderedUser
  }
}

function userAfterCheck(shop: ShopActor): Promise<User | null> {
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
