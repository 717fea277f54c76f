import type { HeadTag } from './head.ts'

/**
 * Puts a page's tags into the document in place of those of the page before. The first page finds the server's tags
 * and replaces them by the same ones. A preload is of use to the first page alone and is left out.
 */
export function applyHead(tags: readonly HeadTag[], document: Document): void {
  document.title = tags.find(({ name }) => name === 'title')?.text ?? ''
  for (const element of document.head.querySelectorAll(':is(meta, link, script)[data-page]')) element.remove()
  document.head.append(...tags.filter((tag) => !isForFirstPage(tag)).map((tag) => createTag(tag, document)))
}

function isForFirstPage({ name, attributes }: HeadTag): boolean {
  return name === 'title' || attributes['rel'] === 'preload'
}

function createTag({ name, attributes, text }: HeadTag, document: Document): HTMLElement {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries({ ...attributes, 'data-page': '' })) element.setAttribute(key, value)
  if (text !== undefined) element.textContent = text
  return element
}
