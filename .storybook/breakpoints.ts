/** A breakpoint of the design tokens. */
interface Breakpoint {
  name: string
  /** Width in pixels. */
  width: number
}

/** Parses the breakpoints of a token style sheet. */
export function readBreakpoints(css: string): Breakpoint[] {
  return [...css.matchAll(/--breakpoint-([\w-]+):\s*([\d.]+)rem/g)].map(([, name = '', rem]) => ({
    name,
    width: Number(rem) * 16,
  }))
}
