import breakpoints from '../packages/ui/src/styles/tokens/breakpoints.css?raw'
import { readBreakpoints } from './breakpoints.ts'

/** Viewports of the toolbar, one per breakpoint of the design tokens. */
export const viewports = Object.fromEntries(
  readBreakpoints(breakpoints).map(({ name, width }) => {
    const label = `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')} ${width}`
    return [name, { name: label, styles: { width: `${width}px`, height: width < 600 ? '780px' : '900px' } }]
  }),
)
