import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'

/** Runs the page's loader again when it returned only the data of the item's card. */
export function useCompleteItem(isWhole: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWhole) void revalidate()
  }, [isWhole, revalidate])
}
