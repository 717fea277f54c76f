import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { LinkProvider, type AnchorProps } from '../components/link/index.ts'

/** Called with the address of each link that was followed. */
export const follow = fn()

/** A link whose handlers run and which leads nowhere: following one would take the page away from under its story. */
function StillLink({ href, onClick, children, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        event.preventDefault()
        follow(href)
      }}
    >
      {children}
    </a>
  )
}

/** Decorator for stories that press links. */
export const withStillLinks = (Story: () => ReactNode) => <LinkProvider component={StillLink}>{Story()}</LinkProvider>
