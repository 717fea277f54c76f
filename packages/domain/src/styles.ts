import { matchName } from './matching.ts'

/** The six styles of products and collections. */
export const styles = ['Modern', 'Contemporary', 'Antique/Royal', 'Bespoke', 'Minimalist', 'Glam'] as const

/** A style of a product or a collection. */
export type Style = (typeof styles)[number]

/** Parses the name of a style, ignoring case; null when there is none. 'Contemporay', an older spelling, is 'Contemporary'. */
export function parseStyle(text: string): Style | null {
  return matchName(['Contemporay'], text) ? 'Contemporary' : matchName(styles, text)
}
