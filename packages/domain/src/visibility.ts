import { matchName } from './matching.ts'

/** Who sees an item: everyone, or only admins, while it is a draft or hidden. */
export const visibilities = ['public', 'draft', 'hidden'] as const

/** @public Who sees an item. */
export type Visibility = (typeof visibilities)[number]

/** Parses the name of a visibility, ignoring case; null when there is none. */
export function parseVisibility(text: string): Visibility | null {
  return matchName(visibilities, text)
}
