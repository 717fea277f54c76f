import { createContext, createElement, use } from 'react'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Link.module.css'

/** What an anchor gets: everything an `<a>` takes, with an address that is always there. */
export type AnchorProps = ComponentProps<'a'> & { href: string }

/** How a link shows that it is one: `plain` is bare, for links whose content speaks; `text` is underlined; `quiet` underlines under the pointer. */
export const linkVariants = ['text', 'quiet', 'plain'] as const

interface LinkProps extends AnchorProps {
  /** How the link shows that it is one. */
  variant?: (typeof linkVariants)[number]
}

const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a')

/** Puts the application's own link (of its router) behind every link of the design system. Without it a link is an `<a>`. */
export function LinkProvider({ component, children }: { component: ComponentType<AnchorProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** An anchor without a look of its own: what other components build their links on. */
export function Anchor(props: AnchorProps) {
  return createElement(use(LinkContext), props)
}

/** A link in running text, in a list or around a picture. */
export function Link({ variant = 'text', className, ...rest }: LinkProps) {
  return <Anchor {...rest} className={classNames(styles.root, className)} data-variant={variant} />
}
