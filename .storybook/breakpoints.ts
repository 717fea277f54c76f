/** A breakpoint of the design tokens. */
interface Breakpoint {
  name: string
  /** In pixels. */
  width: number
}

/** The breakpoints that a style sheet of tokens declares, in its order. */
export function readBreakpoints(css: string): Breakpoint[] {
  return [...css.matchAll(/--breakpoint-([\w-]+):\s*([\d.]+)rem/g)].map(([, name = '', rem]) => ({
    name,
    width: Number(rem) * 16,
  }))
}
