/** Theme and viewport that a story is photographed in. The viewport is a breakpoint of the design tokens. */
interface Mode {
  theme: 'light' | 'dark'
  viewport: 'phone' | 'desktop'
}

/** The ways in which stories are photographed, by `pnpm visual` and by Chromatic alike. */
export const modes: Readonly<Record<string, Mode>> = {
  'light 360': { theme: 'light', viewport: 'phone' },
  'light 1440': { theme: 'light', viewport: 'desktop' },
  'dark 360': { theme: 'dark', viewport: 'phone' },
  'dark 1440': { theme: 'dark', viewport: 'desktop' },
}
