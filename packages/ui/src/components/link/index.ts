export { Link, LinkProvider } from './Link.tsx'
export type { AnchorProps } from './Link.tsx'
