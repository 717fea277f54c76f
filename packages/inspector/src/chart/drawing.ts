/** The layout of a chart, in pixels of its drawing. It is generated at build time, never in a browser. */
export interface Drawing {
  width: number
  height: number
  /** The boxes of the states, by the id of the state. */
  states: Readonly<Record<string, Box>>
  edges: readonly DrawnEdge[]
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Whether two boxes have a point in common. */
export function overlap(one: Box, other: Box): boolean {
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x
  const isAboveOrBelow = one.y + one.height <= other.y || other.y + other.height <= one.y
  return !isBeside && !isAboveOrBelow
}

/** A line between two states. */
export interface DrawnEdge {
  source: string
  target: string
  /** The indexes of the transitions that the line combines; its label has a line for each. */
  transitions: readonly number[]
  /** The corners of the line as x and y. */
  points: readonly (readonly [number, number])[]
  label: Box
}

/** Sizes for the layout; the width of a character is an upper bound. */
export const metrics = { font: 12, titleFont: 14, line: 18, letter: 6.6, titleLetter: 8, pad: 12, titleHeight: 32 } as const
