import type { HeadTag } from './head.ts'

/**
 * Replaces the tags of the previous page by those of this one. The first page replaces the server's tags by the same ones.
 * Preloads only help the first page and are left out.
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
