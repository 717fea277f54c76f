/**
 * Whether an earlier visit has left the fonts in the browser's cache, as it has this script. They then appear at once, and the text
 * does not change its look on every visit.
 */
export function areFontsCached(): boolean {
  const [script] = performance.getEntriesByName(import.meta.url) as PerformanceResourceTiming[]
  return script?.transferSize === 0
}

/** Loads the fonts. Until then the page has fonts of the device, adjusted to the same size (`tokens/type.css`). */
export function showFonts(): void {
  delete document.documentElement.dataset['fonts']
}
