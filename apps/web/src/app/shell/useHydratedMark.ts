import { useEffect } from 'react'

/** Marks the document once React handles events. Tests wait for it, because earlier clicks are lost. */
export function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true'
  }, [])
}
