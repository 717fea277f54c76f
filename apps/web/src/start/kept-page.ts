/**
 * Gives React the page as the server has sent it. Browsers that translate, and extensions such as password managers, change it before the app
 * runs; React would not find its elements and would render the page once more, without what was typed and tapped. They do their work again.
 */
export function keepPage(): void {
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(document.getElementById('root')!, {
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    subtree: true,
  })
  const undo = () => {
    changes.push(...observer.takeRecords())
    observer.disconnect()
    changes.reverse().forEach(undoChange)
  }
  addEventListener('beforehydration', undo, { once: true })
}

function undoChange({ target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  if (target instanceof Text) target.data = oldValue!
  for (const node of addedNodes) node.parentNode?.removeChild(node)
  for (const node of removedNodes) target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null)
}
