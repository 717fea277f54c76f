import { useEffect, useRef } from 'react'

/** Custom property with the height of the visible banner. */
const heightProperty = '--cookie-banner-height'

/**
 * Publishes the height of the banner, which depends on its text and the text size. The end of the page, the chat link and the
 * browser's scroll padding use it.
 */
export function useBannerHeight() {
  const banner = useRef<HTMLElement>(null)
  useEffect(() => {
    const page = document.documentElement
    const publishHeight = () => page.style.setProperty(heightProperty, `${banner.current?.offsetHeight ?? 0}px`)
    const observer = new ResizeObserver(publishHeight)
    observer.observe(banner.current!)
    publishHeight()
    return () => {
      observer.disconnect()
      page.style.removeProperty(heightProperty)
    }
  }, [])
  return banner
}
