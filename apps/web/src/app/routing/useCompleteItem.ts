import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'

/** Loads the page's data again when the loader returned only what the item's card showed. */
export function useCompleteItem(isWhole: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWhole) void revalidate()
  }, [isWhole, revalidate])
}
