import { useEffect } from 'react'

/** Marks the document once the page can be worked with, for tests: what is typed before is lost to React. */
export function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true'
  }, [])
}
