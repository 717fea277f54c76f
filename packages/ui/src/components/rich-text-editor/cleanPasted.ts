/**
 * Converts pasted HTML to the elements of a description. Lists of Word, which are paragraphs with drawn bullets, become lists;
 * each row of a table becomes a line; bold and italic text of Google Docs, which is only styled, becomes elements. The editor
 * removes every other element and attribute afterwards.
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  removeInvisible(body)
  convertStyles(body)
  for (const table of body.querySelectorAll('table')) table.replaceWith(...linesOf(table))
  convertWordLists(body)
  for (const wrapper of body.querySelectorAll('div')) {
    if (wrapper.querySelector('p, ul, ol, h2, h3, h4')) unwrap(wrapper)
    else rename(wrapper, 'p')
  }
  for (const paragraph of body.querySelectorAll('li > p')) unwrap(paragraph)
  // Google Docs puts a nested list next to the item that it belongs to.
  for (const nested of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) nested.previousElementSibling?.append(nested)
  for (const list of body.querySelectorAll('ul, ol')) joinNext(list)
  for (const paragraph of body.querySelectorAll('p')) if (textOf(paragraph) === '') paragraph.remove()
  for (const element of body.querySelectorAll('*')) removeAttributes(element)
  for (const block of body.querySelectorAll('p, li, h2, h3, h4')) {
    if (block.lastChild instanceof Text) block.lastChild.data = block.lastChild.data.trimEnd()
  }
  return body.innerHTML.trim()
}

/** Removes style sheets, comments, Word's own elements and the drawn bullets of its lists, after their kind was noted. */
function removeInvisible(body: HTMLElement): void {
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml, br.Apple-interchange-newline'))
    element.remove()
  for (const bullet of body.querySelectorAll<HTMLElement>('[style*="mso-list"][style*="gnore" i]')) {
    const paragraph = bullet.closest('p')
    if (paragraph) paragraph.dataset['bullet'] = textOf(bullet)
    bullet.remove()
  }
  const comments = document.createNodeIterator(body, NodeFilter.SHOW_COMMENT)
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) (comment as Comment).remove()
}

/** Google Docs wraps everything in a `b` that is not bold, and draws bold and italic text with styles. */
function convertStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('b, strong')) {
    if (/^(normal|400)$/.test(element.style.fontWeight)) unwrap(element)
  }
  for (const element of body.querySelectorAll<HTMLElement>('span')) {
    const isInHeading = element.closest('h1, h2, h3, h4, h5, h6') !== null
    if (!isInHeading && /^(bold|[6-9]00)$/.test(element.style.fontWeight)) wrapContent(element, 'strong')
    if (element.style.fontStyle === 'italic') wrapContent(element, 'em')
    unwrap(element)
  }
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2')
  for (const heading of body.querySelectorAll('h5, h6')) rename(heading, 'h4')
}

/** A paragraph for each row: 'Width: 220 cm' for two cells, otherwise the cells with dots between them. */
function linesOf(table: HTMLTableElement): HTMLElement[] {
  return [...table.rows].flatMap((row) => {
    const cells = [...row.cells].map(textOf).filter((text) => text !== '')
    if (cells.length === 0) return []
    const line = document.createElement('p')
    const isPair = cells.length === 2 && !cells[0]!.endsWith(':')
    line.textContent = cells.length === 2 ? cells.join(isPair ? ': ' : ' ') : cells.join(' · ')
    return [line]
  })
}

/** Word's list items are paragraphs with the level of the list in their style. */
function convertWordLists(body: HTMLElement): void {
  let open: { list: HTMLElement; level: number }[] = []
  let last: Element | null = null
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list"], p[data-bullet]')) {
    if (paragraph.previousElementSibling !== last) open = []
    const level = Number(/level(\d+)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1)
    const tag = /^\(?[\da-z]{1,4}[.)]/i.test(paragraph.dataset['bullet'] ?? '') ? 'ol' : 'ul'
    open = open.filter((each) => each.level <= level)
    let current = open.at(-1)
    if (!current || current.level < level) {
      const list = document.createElement(tag)
      const parent = current?.list.lastElementChild
      if (parent) parent.append(list)
      else paragraph.before(list)
      current = { list, level }
      open.push(current)
    }
    const item = document.createElement('li')
    item.append(...paragraph.childNodes)
    current.list.append(item)
    paragraph.remove()
    last = open[0]!.list
  }
}

/** Word for the web has a list for each item. */
function joinNext(list: Element): void {
  for (let next = list.nextElementSibling; next?.tagName === list.tagName; next = list.nextElementSibling) {
    list.append(...next.childNodes)
    next.remove()
  }
}

function removeAttributes(element: Element): void {
  for (const name of element.getAttributeNames()) if (name !== 'href') element.removeAttribute(name)
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

function wrapContent(element: Element, tag: string): void {
  const wrapper = document.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

function rename(element: Element, tag: string): void {
  const renamed = document.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

function textOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim()
}
