import { limits } from '@shop/domain'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useServices } from '../services/services-context.ts'

/**
 * Scrolls a new page to its top after 10 ms, and the page of an item after 50 ms; another list of the same page too, unless the beginning
 * of the list is on the screen. Back, forward and a document that follows another one scroll to where the page was left, or to the section
 * that the address names.
 */
export function useScrollPosition(): void {
  const { pathname, key, hash } = useLocation()
  const { memory } = useServices()
  const isNew = useNavigationType() !== NavigationType.Pop
  useLayoutEffect(() => {
    if (isNew) return
    const scrollY = memory?.scrollY(key)
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
    else if (scrollY !== undefined) window.scrollTo(0, scrollY)
  }, [key, hash, isNew, memory])
  const lastPath = useRef(pathname)
  useEffect(() => {
    const isSamePage = pathname === lastPath.current
    lastPath.current = pathname
    if (!isNew || (isSamePage && window.scrollY < window.innerHeight / 2)) return undefined
    const delay = /^\/(product|collection)\//i.test(pathname) ? limits.cardScrollDelay : limits.scrollDelay
    const timer = setTimeout(() => window.scrollTo(0, 0), delay)
    return () => clearTimeout(timer)
  }, [key, pathname, isNew])
}
