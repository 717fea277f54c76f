/** Theme and viewport of a screenshot. The viewport is a breakpoint of the design tokens. */
interface Mode {
  theme: 'light' | 'dark'
  viewport: 'phone' | 'desktop'
}

/** The modes of the screenshots of `pnpm visual` and Chromatic. */
export const modes: Readonly<Record<string, Mode>> = {
  'light 360': { theme: 'light', viewport: 'phone' },
  'light 1440': { theme: 'light', viewport: 'desktop' },
  'dark 360': { theme: 'dark', viewport: 'phone' },
  'dark 1440': { theme: 'dark', viewport: 'desktop' },
}
