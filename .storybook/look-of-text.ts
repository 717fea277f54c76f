/** The elements of the page whose text can be seen, apart from disabled ones and those that match `skipped`, a list of selectors. */
export function textElements(skipped: readonly string[]): HTMLElement[] {
  const ignored = ['svg', ':disabled', '[aria-disabled="true"]', ...skipped].flatMap((each) => [each, `${each} *`])
  return [...document.body.querySelectorAll<HTMLElement>(`:not(${ignored.join()})`)].filter(
    (element) =>
      hasText(element) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // Text for screen readers only.
      getComputedStyle(element).clipPath === 'none',
  )
}

function hasText(element: Element): boolean {
  if (element instanceof HTMLInputElement) return element.value !== '' && !['checkbox', 'radio', 'file'].includes(element.type)
  return [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '')
}

/**
 * Everything that its contrast depends on: the colour, size and weight of the text, and what its ancestors paint behind it. Two
 * elements with the same look have the same contrast.
 */
export function lookOf(element: Element): string {
  const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
  return [color, fontSize, fontWeight, textShadow, ...behind(element)].join(' ')
}

function behind(element: Element | null): string[] {
  if (element === null) return []
  const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element)
  const further = () => behind(element.parentElement)
  if (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none') {
    const isOpaque = backgroundColor.startsWith('rgb(') && opacity === '1'
    return [backgroundColor, backgroundImage, opacity, ...(isOpaque ? [] : further())]
  }
  // What lies behind a box without a background that is out of the flow need not be its ancestor.
  if (['absolute', 'fixed', 'sticky'].includes(position)) return [element.className, opacity, ...further()]
  return opacity === '1' ? further() : [opacity, ...further()]
}
