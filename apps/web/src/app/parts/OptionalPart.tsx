import { lazyPart } from '@shop/ui/components/lazy-part'
import { createElement, useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'

interface OptionalPartProps<Props extends object> {
  /** Imports the component. */
  load: () => Promise<ComponentType<Props>>
  props: Props
}

/**
 * A part at the end of a page that the page can do without, and that is never printed. It is downloaded when it comes near the
 * screen, and again after a failure when the connection returns.
 */
export function OptionalPart<Props extends object>({ load, props }: OptionalPartProps<Props>) {
  const place = useRef<HTMLDivElement>(null)
  const [Part] = useState(() => lazyPart(load))
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: '300px' },
    )
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} data-print="never">
      {isNear && createElement(Part, { ...props, isQuiet: true })}
    </div>
  )
}
