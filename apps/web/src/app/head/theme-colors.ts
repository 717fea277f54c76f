/** The colour of the browser's own bars: the background of each theme in the design tokens. */
export const themeColors = { light: '#faf7f2', dark: '#16110d' } as const
