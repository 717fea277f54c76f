import { useLinkClickHandler } from 'react-router-dom'
import type { AnchorProps } from '@shop/ui/components/link'

const isServer = typeof document === 'undefined'

/**
 * Renders every link of the design system: links within the shop use the router, others are left to the browser. Smaller than
 * the router's own link, which brings prefetching for another kind of app. The server follows no link and needs no router for them.
 */
export function RouterLink({ href, children, ...rest }: AnchorProps) {
  if (!isServer && /^\/(?!\/)/.test(href)) {
    return (
      <InnerLink {...rest} href={href}>
        {children}
      </InnerLink>
    )
  }
  return (
    <a {...rest} href={href}>
      {children}
    </a>
  )
}

function InnerLink({ href, onClick, target, children, ...rest }: AnchorProps) {
  const follow = useLinkClickHandler(href, target ? { target } : {})
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
