import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { LinkProvider, type AnchorProps } from '../components/link/index.ts'

/** Called with the address of each followed link. */
export const follow = fn()

/** A link that runs its handlers but does not navigate, which would unload the story. */
function InertLink({ href, onClick, children, ...rest }: AnchorProps) {
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
export const withInertLinks = (Story: () => ReactNode) => <LinkProvider component={InertLink}>{Story()}</LinkProvider>
