import { useCallback, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { whenOnline } from '../when-online.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { isReloadNeeded, loadPart } from './loadPart.ts'

interface LazyPartProps {
  /** Shown until the part is loaded. */
  fallback?: ReactNode
  /** For a part that the user has not asked for: a failure keeps the fallback and tries again when the connection returns. */
  isQuiet?: boolean
  /** Places the message about a part that is outside of the page's flow, such as a drawer. */
  failedClassName?: string | undefined
}

/** A component whose chunk is loaded when it is first shown. */
export type LazyPart<Props> = ComponentType<Props & LazyPartProps> & {
  /** Loads the chunk ahead. A failure is ignored, because showing the part tries again. */
  prefetch: () => Promise<void>
}

/**
 * A part of a page that is loaded when it is first shown, or with `isOpen` when it first opens. Unlike React's `lazy`, a chunk
 * that cannot be loaded does not replace the page by an error: a short message appears in place, and nothing else on the page
 * changes. The server renders the fallback.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  const loadOnce = async () => (loaded ??= await loadPart(load))

  function Part({ fallback = null, isQuiet = false, failedClassName, ...props }: Props & LazyPartProps) {
    // A closed drawer or dialog needs no code, and its failure no longer matters.
    const isClosed = 'isOpen' in props && props.isOpen === false
    const [Loaded, setLoaded] = useState(() => loaded)
    const [hasFailed, setFailed] = useState(false)
    const [needsReload, setNeedsReload] = useState(false)
    const isLoaded = Loaded !== null
    const attempt = useCallback(async (isAgain = false) => {
      try {
        const component = await loadOnce()
        setLoaded(() => component)
      } catch (error) {
        setFailed(true)
        if (isAgain) setNeedsReload(await isReloadNeeded(error))
      }
    }, [])
    useEffect(() => {
      if (!isLoaded && !isClosed) void attempt()
    }, [attempt, isClosed, isLoaded])
    useEffect(() => {
      if (!isQuiet || isLoaded || !hasFailed) return undefined
      return whenOnline(() => void attempt())
    }, [attempt, hasFailed, isLoaded, isQuiet])
    if (Loaded) return <Loaded {...(props as unknown as Props)} />
    if (!hasFailed || isQuiet || isClosed) return fallback
    const onReload = needsReload ? () => location.reload() : undefined
    return <LoadFailed onRetry={() => void attempt(true)} onReload={onReload} className={failedClassName} />
  }

  const prefetch = () =>
    loadOnce().then(
      () => undefined,
      () => undefined,
    )
  return Object.assign(Part, { prefetch })
}
