import { serverMessageOf } from '@shop/api'
import { siteSentences } from '@shop/domain'
import type { ItemType } from '@shop/domain'
import { isSessionEnd } from '@shop/machines'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useServices } from '../../../app/services/services-context.ts'
import { notify } from '../../../app/shell/notify.ts'
import { useShopSend } from '../../../app/shop/useShopSend.ts'
import { paths } from '../../../paths.ts'

/**
 * Adds a draft with the values of an item and opens its form. The copy of a collection has no products yet.
 *
 * @param onAdded Called when the server has added the draft, which the table does not show yet.
 */
export function useDuplication(itemType: ItemType, onAdded: () => void) {
  const { adminApi } = useServices()
  const navigate = useNavigate()
  const sendToShop = useShopSend()
  const [isBusy, setBusy] = useState(false)
  const duplicate = async (id: string) => {
    setBusy(true)
    try {
      const { adminCatalogue } = await adminApi()
      if (itemType === 'Product') {
        const draft = await adminCatalogue.duplicateProduct({ params: { id } })
        onAdded()
        await navigate(paths.editProduct.href(draft._id))
      } else {
        const draft = await adminCatalogue.duplicateCollection({ params: { id } })
        onAdded()
        await navigate(paths.editCollection.href(draft._id))
      }
    } catch (error) {
      if (isSessionEnd(error)) sendToShop('auth', { type: 'session.ended' })
      else void notify({ tone: 'error', text: serverMessageOf(error) ?? siteSentences.somethingWentWrong })
    } finally {
      setBusy(false)
    }
  }
  return { duplicate: (id: string) => void duplicate(id), isBusy }
}
