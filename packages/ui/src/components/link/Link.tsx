import { createContext, createElement, use } from 'react'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Link.module.css'

/** The props of `<a>`, with a required `href`. */
export interface AnchorProps extends ComponentProps<'a'> {
  /** The address. */
  href: string
}

/** `plain` has no style, `text` is underlined, `quiet` is underlined on hover. */
export const linkVariants = ['text', 'quiet', 'plain'] as const

interface LinkProps extends AnchorProps {
  /** Visual style. */
  variant?: (typeof linkVariants)[number]
}

const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a')

/** Provides the router's link component to the links of the design system. Without it they render a plain `<a>`. */
export function LinkProvider({ component, children }: { component: ComponentType<AnchorProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** An unstyled link that other components build on. */
export function Anchor(props: AnchorProps) {
  return createElement(use(LinkContext), props)
}

/** A link in running text, in a list or around a picture. */
export function Link({ variant = 'text', className, ...rest }: LinkProps) {
  return <Anchor {...rest} className={classNames(styles.root, className)} data-variant={variant} />
}
