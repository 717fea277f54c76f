import { createElement, useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'

interface OptionalPartProps<Props extends object> {
  /** Imports the component. */
  load: () => Promise<ComponentType<Props>>
  props: Props
}

/**
 * A part at the end of a page that the page can do without: it is downloaded when it comes near the screen, and left out when the
 * download fails.
 */
export function OptionalPart<Props extends object>({ load, props }: OptionalPartProps<Props>) {
  const place = useRef<HTMLDivElement>(null)
  const [part, setPart] = useState<{ of: ComponentType<Props> } | null>(null)
  useEffect(() => {
    if (part) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void load()
          .then((component) => setPart({ of: component }))
          // The page works without it.
          .catch(() => undefined)
      },
      { rootMargin: '300px' },
    )
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [load, part])
  return <div ref={place}>{part && createElement(part.of, props)}</div>
}
