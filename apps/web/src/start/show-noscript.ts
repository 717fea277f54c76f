/** Shows what a page has for browsers without scripts, such as the buttons of its forms. */
export function showNoscript(): void {
  for (const part of document.querySelectorAll('noscript')) part.outerHTML = part.textContent
}
