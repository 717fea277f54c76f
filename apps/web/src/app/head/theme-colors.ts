/** Colour of the browser's own bars: the paper of each theme, as the design tokens have it. */
export const themeColors = { light: '#faf7f2', dark: '#16110d' } as const
