import { serverMessageOf } from '@shop/api'
import { createId, siteSentences } from '@shop/domain'
import type { ItemType } from '@shop/domain'
import { isSessionEnd } from '@shop/machines'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useServices } from '../../../app/services/services-context.ts'
import { notify } from '../../../app/shell/notify.ts'
import { useShopSend } from '../../../app/shop/useShopSend.ts'
import { editPath } from '../edit-path.ts'

/** What the notices are about: a success dismisses earlier failures. */
const about = 'duplication'

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
  const isLeft = useRef(false)
  /** The copy that was requested last. Requesting it again after a lost response adds no second one. */
  const requested = useRef({ of: '', id: '' })
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  const duplicate = async (id: string) => {
    setBusy(true)
    try {
      const { duplicateProduct, duplicateCollection } = (await adminApi()).adminCatalogue
      if (requested.current.of !== id) requested.current = { of: id, id: createId(crypto) }
      const request = { params: { id }, query: { copyId: requested.current.id } }
      const draft = await (itemType === 'Product' ? duplicateProduct : duplicateCollection)(request)
      requested.current = { of: '', id: '' }
      onAdded()
      const href = editPath(itemType, draft._id)
      // An admin who has gone elsewhere meanwhile is not called back.
      const link = isLeft.current ? { label: 'Edit copy', href } : undefined
      void notify({ tone: 'success', text: 'Copy added as a draft.', about, link })
      if (!isLeft.current) await navigate(href)
    } catch (error) {
      if (isSessionEnd(error)) sendToShop('auth', { type: 'session.ended' })
      else void notify({ tone: 'error', text: serverMessageOf(error) ?? siteSentences.somethingWentWrong, about })
    } finally {
      setBusy(false)
    }
  }
  return { duplicate: (id: string) => void duplicate(id), isBusy }
}
