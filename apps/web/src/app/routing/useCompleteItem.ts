import type { FactsExtent } from '@shop/ui/patterns/product-facts'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { afterPaint } from './after-paint.ts'

/**
 * Runs the page's loader again when it returned only the data of the item's card, which is painted first.
 *
 * @returns how much the page of such an item can show: its first frame leaves out what is further down
 */
export function useCompleteItem(isWhole: boolean): FactsExtent {
  const { revalidate } = useRevalidator()
  const [isPainted, setPainted] = useState(isWhole)
  useEffect(() => {
    if (isWhole) return undefined
    return afterPaint(() => {
      setPainted(true)
      void revalidate()
    })
  }, [isWhole, revalidate])
  if (isWhole) return 'whole'
  return isPainted ? 'card' : 'start'
}
