import { matchName } from './matching.ts'

/** What an item can lack, worst first. */
export const gaps = ['pictures', 'measurements', 'alternative text'] as const

/** Something that an item lacks. */
export type Gap = (typeof gaps)[number]

/** Parses the name of a gap, ignoring case; null when there is none. */
export function parseGap(text: string): Gap | null {
  return matchName(gaps, text)
}

/** The parts of an item that shoppers miss when they are empty. */
interface Presented {
  readonly images: readonly { readonly alt: string }[]
  /** Undefined for a collection, which has no measurements of its own. */
  readonly dimensions?: object | null
}

/** What an item lacks, worst first. */
export function gapsOf({ images, dimensions }: Presented): Gap[] {
  const found: Readonly<Record<Gap, boolean>> = {
    pictures: images.length === 0,
    measurements: dimensions === null,
    'alternative text': images.some(({ alt }) => alt.trim() === ''),
  }
  return gaps.filter((gap) => found[gap])
}
