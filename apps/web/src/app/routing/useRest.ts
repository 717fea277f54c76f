import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'

/** Asks the page's loader again when it gave only what a card had shown: the second time it gives everything. */
export function useRest(isWhole: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWhole) void revalidate()
  }, [isWhole, revalidate])
}
