/** The size of a page, as CSS lengths. */
interface Size {
  width: string
  height: string
}

/** The viewports of the toolbar, by name. */
export type Viewports = Readonly<Record<string, { styles: Size }>>

/**
 * The size of the preview, as Storybook computes it. Undefined when the preview fills the window.
 *
 * @param viewport - the value of the toolbar's global `viewport`: a name, or a typed size such as `420px-700px`
 */
export function viewportSize(viewport: unknown, viewports: Viewports = {}): Size | undefined {
  const { value, isRotated }: { value?: string; isRotated?: boolean } =
    typeof viewport === 'string' ? { value: viewport } : (viewport ?? {})
  if (!value) return undefined
  // Storybook shows its first viewport when it does not know a name.
  const size = typedSize(value) ?? (viewports[value] ?? Object.values(viewports)[0])?.styles
  return size && isRotated ? { width: size.height, height: size.width } : size
}

function typedSize(value: string): Size | undefined {
  const [, width, widthUnit, height, heightUnit] = /^(\d{1,4})([a-z]{0,4})-(\d{1,4})([a-z]{0,4})$/.exec(value) ?? []
  return width && height ? { width: lengthOf(width, widthUnit), height: lengthOf(height, heightUnit) } : undefined
}

/** A length of at least 40 pixels, which is the minimum of Storybook. */
function lengthOf(amount: string, unit = ''): string {
  if (unit === '' || unit === 'px') return `${Math.max(Number(amount), 40)}px`
  return unit === 'pct' ? `${amount}%` : `${amount}${unit}`
}
