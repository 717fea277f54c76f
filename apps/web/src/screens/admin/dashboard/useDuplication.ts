import { serverMessageOf } from '@shop/api'
import { siteSentences } from '@shop/domain'
import type { ItemType } from '@shop/domain'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useServices } from '../../../app/services/services-context.ts'
import { notify } from '../../../app/shell/notify.ts'
import { paths } from '../../../paths.ts'

/** Adds a draft with the values of an item and opens its form. The copy of a collection has no products yet. */
export function useDuplication(itemType: ItemType) {
  const { adminApi } = useServices()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const duplicate = async (id: string) => {
    setBusy(true)
    try {
      const { adminCatalogue } = await adminApi()
      if (itemType === 'Product') {
        const draft = await adminCatalogue.duplicateProduct({ params: { id } })
        await navigate(paths.editProduct.href(draft._id))
      } else {
        const draft = await adminCatalogue.duplicateCollection({ params: { id } })
        await navigate(paths.editCollection.href(draft._id))
      }
    } catch (error) {
      void notify({ tone: 'error', text: serverMessageOf(error) ?? siteSentences.somethingWentWrong })
    } finally {
      setBusy(false)
    }
  }
  return { duplicate: (id: string) => void duplicate(id), isBusy }
}
