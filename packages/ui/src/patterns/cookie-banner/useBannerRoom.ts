import { useEffect, useRef } from 'react'

/** What the rest of the page reads to make room: the height of the banner while there is one. */
const heightProperty = '--cookie-banner-height'

/**
 * Tells the page how high the banner is, which its words and the size of the text decide. The end of the page, the chat
 * link and the place that the browser scrolls a focused control to keep clear of it.
 */
export function useBannerRoom() {
  const banner = useRef<HTMLElement>(null)
  useEffect(() => {
    const page = document.documentElement
    const tell = () => page.style.setProperty(heightProperty, `${banner.current?.offsetHeight ?? 0}px`)
    const observer = new ResizeObserver(tell)
    observer.observe(banner.current!)
    tell()
    return () => {
      observer.disconnect()
      page.style.removeProperty(heightProperty)
    }
  }, [])
  return banner
}
