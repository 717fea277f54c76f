import { VisuallyHidden } from '@shop/ui/components/visually-hidden'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { focusHeading } from './focus-heading.ts'
import { applyHead } from '../head/head-dom.ts'
import { handleOf } from './page.tsx'
import type { PageHandle } from './page.tsx'
import { useShopFacts } from '../services/shop-facts.ts'
import type { ShopFacts } from '../services/shop-facts.ts'

/**
 * After each navigation, updates the document's head, focuses the heading and announces the title. The first page needs none
 * of this. Returns the live region.
 */
export function usePageChange(): ReactNode {
  const facts = useShopFacts()
  const { pathname, search, state } = useLocation()
  const match = useMatches().at(-1)
  const [announced, setAnnounced] = useState('')
  const shown = useRef({ pathname, search, data: match?.loaderData })

  useEffect(() => {
    const before = shown.current
    const data = match?.loaderData
    shown.current = { pathname, search, data }
    if (before.pathname === pathname && before.search === search && before.data === data) return undefined

    const isNewPage = before.pathname !== pathname
    if (isNewPage && !state?.focusSearch) focusHeading()
    let isLeft = false
    const titled = updateHead(handleOf(match), data, facts).catch(titleFromHeading)
    void titled.then((title) => {
      if (isNewPage && !isLeft) setAnnounced(title)
    })
    return () => {
      isLeft = true
    }
  }, [pathname, search, state, match, facts])

  return (
    <VisuallyHidden>
      <output>{announced}</output>
    </VisuallyHidden>
  )
}

/** Updates the document's head and returns its title. The head of a page that failed is made from its heading. */
async function updateHead(handle: PageHandle | undefined, data: unknown, facts: ShopFacts): Promise<string> {
  const { failedHead, headTags } = await import('../head/failed.head.ts')
  const url = new URL(window.location.href)
  const head =
    handle && data !== undefined
      ? (await handle.head())({ data: data as never, url, facts })
      : failedHead(document.querySelector('main h1')?.textContent ?? '')
  applyHead(headTags(head, facts), document)
  return document.title
}

/** The title while the code of the heads cannot be fetched. The next navigation tries again. */
function titleFromHeading(): string {
  document.title = document.querySelector('main h1')?.textContent ?? document.title
  return document.title
}
