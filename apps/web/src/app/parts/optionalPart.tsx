import { lazyPart } from '@shop/ui/components/lazy-part'
import { useEffect, useRef, useState } from 'react'
import type { ComponentProps, ComponentType } from 'react'
import { Waiting } from './Waiting.tsx'

/**
 * A part at the end of a page that the page can do without, and that is never printed. Its chunk is loaded when it comes near the
 * screen, and again after a failure when the connection returns.
 *
 * @param load imports the component
 * @param height about how high the component is
 */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  height: ComponentProps<typeof Waiting>['height'],
): ComponentType<Props> {
  const Part = lazyPart(load)
  const waiting = <Waiting height={height} />

  return function OptionalPart(props: Props) {
    const place = useRef<HTMLDivElement>(null)
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
        {isNear ? <Part {...props} isQuiet fallback={waiting} /> : waiting}
      </div>
    )
  }
}
