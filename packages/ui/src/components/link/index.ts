export { Anchor, Link, LinkProvider, linkVariants } from './Link.tsx'
export type { AnchorProps, LinkProps } from './Link.tsx'
