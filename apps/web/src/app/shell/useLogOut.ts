import { forgetUnfinishedForms } from '@shop/machines'
import { useShopRuntime } from '../shop/runtime-context.ts'
import { usePersistentStorage } from './persistent-storage.ts'

/** Logs an admin out. Afterwards their unfinished forms are no longer in the browser. */
export function useLogOut() {
  const runtime = useShopRuntime()
  const storage = usePersistentStorage()
  return () => {
    const auth = runtime.actor('auth')
    const admin = auth?.getSnapshot().context.user
    if (!auth || !admin) return
    const subscription = auth.subscribe((snapshot) => {
      if (snapshot.hasTag('signingOut')) return
      subscription.unsubscribe()
      if (snapshot.context.user === null) forgetUnfinishedForms(storage, admin._id)
    })
    auth.send({ type: 'signOut.requested' })
  }
}
