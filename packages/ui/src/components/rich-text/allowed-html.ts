/** The elements of a description. */
export const allowedTags = 'p br strong b em i u s ul ol li h2 h3 h4 blockquote a hr'.split(' ')

/** The addresses that a link of a description may have. */
export const allowedAddress = /^(?:https?|mailto|tel):/i

/**
 * Whether HTML contains nothing but allowed elements with text, and links with allowed addresses: then it needs no sanitising.
 * Reads it in a `template`, where nothing runs and nothing is loaded.
 */
export function isAllowedHtml(html: string): boolean {
  const template = document.createElement('template')
  template.innerHTML = html
  const nodes = document.createTreeWalker(template.content)
  while (nodes.nextNode()) {
    const node = nodes.currentNode
    if (!(node instanceof Element ? isAllowedElement(node) : node.nodeType === Node.TEXT_NODE)) return false
  }
  return true
}

function isAllowedElement({ localName, namespaceURI, attributes }: Element): boolean {
  return (
    namespaceURI === 'http://www.w3.org/1999/xhtml' &&
    allowedTags.includes(localName) &&
    [...attributes].every(({ name, value }) => name === 'href' && allowedAddress.test(value))
  )
}
