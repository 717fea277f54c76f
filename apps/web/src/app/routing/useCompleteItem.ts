import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import { afterPaint } from './after-paint.ts'

/** Runs the page's loader again when it returned only the data of the item's card, which is painted first. */
export function useCompleteItem(isWhole: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => (isWhole ? undefined : afterPaint(() => void revalidate())), [isWhole, revalidate])
}
