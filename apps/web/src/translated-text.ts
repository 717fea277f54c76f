/*
 * Browsers that translate a page, such as Chrome, replace its texts by `font` elements, and React does not know. Without this module, React would
 * change texts that nobody sees, and fail when it inserts or removes an element next to one (https://github.com/facebook/react/issues/11538).
 */

/** The element that shows the translation of each replaced text. */
const translations = new WeakMap<Node, Element>()

/** Keeps React's texts and their translations together. Call it before React starts. */
export function keepTranslatedText(): void {
  new MutationObserver(notice).observe(document.body, { childList: true, subtree: true })
  // oxlint-disable-next-line typescript/unbound-method -- both are called with a node below
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <Inserted extends Node>(this: Node, node: Inserted, before: Node | null): Inserted {
    return insertBefore.call(this, node, before && shownIn(this, before)) as Inserted
  }
  Node.prototype.removeChild = function <Removed extends Node>(this: Node, child: Removed): Removed {
    const shown = shownIn(this, child)
    if (shown) removeChild.call(this, shown)
    return child
  }
}

/** What a parent shows of a node: the node itself or its translation; null when it shows neither. */
function shownIn(parent: Node, node: Node): Node | null {
  return [node, translations.get(node)].find((each) => each?.parentNode === parent) ?? null
}

function notice(records: MutationRecord[], observer: MutationObserver): void {
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    // React has changed a text: it is shown again, until the browser translates it.
    if (type === 'characterData') translations.get(target)?.replaceWith(target)
    for (const text of removedNodes) {
      const translation = [...addedNodes, previousSibling, nextSibling].find((node) => node instanceof HTMLFontElement)
      if (!(text instanceof Text) || !translation) continue
      translations.set(text, translation)
      observer.observe(text, { characterData: true })
    }
  }
}
