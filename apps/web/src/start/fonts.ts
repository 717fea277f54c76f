/**
 * Whether an earlier visit has left the fonts in the browser's cache, as it has the style sheet. They then appear at once, and the
 * text does not change its look on every visit.
 */
export function areFontsCached(): boolean {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return files.some(({ name, transferSize }) => name.endsWith('.css') && transferSize === 0)
}

/** Loads the fonts. Until then the page has fonts of the device, adjusted to the same size (`tokens/type.css`). */
export function showFonts(): void {
  delete document.documentElement.dataset['fonts']
}
