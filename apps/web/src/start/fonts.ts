/**
 * Whether an earlier visit has left the fonts in the browser's cache, as it has this script. They then appear at once, and the text
 * does not change its look on every visit.
 */
export function areFontsCached(): boolean {
  const [script] = performance.getEntriesByName(import.meta.url) as PerformanceResourceTiming[]
  return script?.transferSize === 0
}

/** The families of text and headings, the first ones in `tokens/type.css`. */
export const families = ['Inter Variable', 'Fraunces Variable'] as const

/**
 * Requests the fonts, and shows them all at once when the last one has arrived or is lost. Until then the page has fonts of the device,
 * adjusted to the same size.
 */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled(families.map((family) => document.fonts.load(`16px '${family}'`)))
  delete document.documentElement.dataset['fonts']
}
