/**
 * Makes everything outside of an element inert, for a sheet that is not in a portal: its content stays the same elements, with what
 * was typed and the focus.
 *
 * @returns the function that undoes it
 */
export function inertOutside(element: Element): () => void {
  const made: HTMLElement[] = []
  for (let inside = element; inside !== document.body && inside.parentElement; inside = inside.parentElement)
    for (const other of inside.parentElement.children)
      if (other !== inside && other instanceof HTMLElement && !other.inert) {
        other.inert = true
        made.push(other)
      }
  return () => {
    for (const other of made) other.inert = false
  }
}
