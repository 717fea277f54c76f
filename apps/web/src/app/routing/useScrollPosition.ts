import { limits } from '@shop/domain'
import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useServices } from '../services/services-context.ts'

/**
 * Scrolls a new page to its top after 10 ms, and the page of an item after 50 ms. Back, forward and a document that follows another one
 * scroll to where the page was left, or to the section that the address names.
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
  useEffect(() => {
    if (!isNew) return undefined
    const delay = /^\/(product|collection)\//i.test(pathname) ? limits.cardScrollDelay : limits.scrollDelay
    const timer = setTimeout(() => window.scrollTo(0, 0), delay)
    return () => clearTimeout(timer)
  }, [pathname, isNew])
}
