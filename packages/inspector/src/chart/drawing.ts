/** Where the parts of a chart stand, in pixels of one drawing. Made when the package is built, never in a browser. */
export interface Drawing {
  width: number
  height: number
  /** By the id of the state. */
  states: Readonly<Record<string, Box>>
  edges: readonly DrawnEdge[]
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A line between two states. */
export interface DrawnEdge {
  source: string
  target: string
  /** The transitions that go this way, by their place in the chart: a line of the label each. */
  transitions: readonly number[]
  /** Corners of the line. */
  points: readonly (readonly [number, number])[]
  label: Box
}

/** Sizes that the drawing is made for: the type is as wide as a line of it can be. */
export const metrics = { font: 12, titleFont: 14, line: 18, letter: 6.6, titleLetter: 8, pad: 12, titleHeight: 32 } as const
