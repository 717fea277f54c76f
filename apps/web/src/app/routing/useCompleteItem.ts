import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { afterPaint } from './after-paint.ts'

/**
 * Runs the page's loader again when it returned only the data of the item's card, which is painted first.
 *
 * @returns false until the page of such an item has been painted, so that its first frame can leave out what is further down
 */
export function useCompleteItem(isWhole: boolean): boolean {
  const { revalidate } = useRevalidator()
  const [isPainted, setPainted] = useState(isWhole)
  useEffect(() => {
    if (isWhole) return undefined
    return afterPaint(() => {
      setPainted(true)
      void revalidate()
    })
  }, [isWhole, revalidate])
  return isPainted
}
