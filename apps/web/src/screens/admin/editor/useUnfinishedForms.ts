import { createUnfinishedForms } from '@shop/machines'
import { usePersistentStorage } from '../../../app/shell/persistent-storage.ts'
import { useShopRuntime } from '../../../app/shop/runtime-context.ts'

/**
 * The unfinished forms of one editor and of the signed-in admin.
 *
 * @param place The list and the id of the item, or 'new'.
 */
export function useUnfinishedForms(place: `${'products' | 'collections'}/${string}`) {
  const runtime = useShopRuntime()
  const storage = usePersistentStorage()
  const admin = () => runtime.actor('auth')?.getSnapshot().context.user?._id ?? null
  return createUnfinishedForms({ storage, admin, place })
}
