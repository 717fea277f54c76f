import { createContext, use } from 'react'
import type { Context, ReactNode } from 'react'

/** Renders content to HTML, or finds the HTML that was rendered for the same key. */
export type RenderOnce = (key: string, render: () => ReactNode) => string

/** How the server renders the content of cards. In a browser it is null: cards are rendered like everything else. */
export const RenderOnceContext: Context<RenderOnce | null> = createContext<RenderOnce | null>(null)

/**
 * The content of an element, as a prop of the element. On the server, it is rendered once for each key instead of for each page. A browser
 * hydrates the same HTML.
 *
 * Use no `useId` in the content, and call it after all hooks of the component.
 *
 * @param data - everything that decides what is rendered
 */
export function useContentOnce(
  data: object,
  render: () => ReactNode,
): { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } } {
  const renderOnce = use(RenderOnceContext)
  if (renderOnce === null) return { children: render() }
  return { dangerouslySetInnerHTML: { __html: renderOnce(JSON.stringify(data), render) } }
}
