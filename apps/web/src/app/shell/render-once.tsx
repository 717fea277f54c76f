import { LinkProvider } from '@shop/ui/components/link'
import type { RenderOnce } from '@shop/ui/patterns/item-card'
import { renderToString } from 'react-dom/server'
import { RouterLink } from '../routing/RouterLink.tsx'

/** The number of contents that are remembered, each with about 3 KB. */
const contentsMaximum = 1000

/** Remembers the HTML of cards, of which the server renders the same ones in many pages. The least recently used ones are forgotten. */
export function createRenderOnce(): RenderOnce {
  const contents = new Map<string, string>()
  return (key, render) => {
    const html = contents.get(key) ?? renderToString(<LinkProvider component={RouterLink}>{render()}</LinkProvider>)
    contents.delete(key)
    contents.set(key, html)
    if (contents.size > contentsMaximum) contents.delete(contents.keys().next().value!)
    return html
  }
}
