import { createUnfinishedForms } from '@shop/machines'
import { usePersistentStorage } from '../../../app/shell/persistent-storage.ts'
import { useShopRuntime } from '../../../app/shop/runtime-context.ts'

/**
 * The unfinished forms of one editor and of the admin who is signed in, or whose session has expired.
 *
 * @param place The list and the id of the item, or 'new'.
 */
export function useUnfinishedForms(place: `${'products' | 'collections'}/${string}`) {
  const runtime = useShopRuntime()
  const storage = usePersistentStorage()
  const admin = () => {
    const { user = null, expired = null } = runtime.actor('auth')?.getSnapshot().context ?? {}
    // What is typed before an admin whose session has expired logs in again is stored too.
    return (user ?? expired)?._id ?? null
  }
  return createUnfinishedForms({ storage, admin, place })
}
