import { stripMarkup } from '@shop/domain'

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }

/** The number of characters of a description that search engines and chats show. */
const shownLength = 160

/** The whole text of a description, without markup and entities. */
export function wholeText(html: string): string {
  return stripMarkup(html).replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name]!)
}

/** The text of a description for search engines and chats: without markup, at most 160 characters, ending after a word. */
export function plainText(html: string): string {
  const text = wholeText(html)
  if (text.length <= shownLength) return text
  const cut = text.slice(0, shownLength - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), shownLength / 2)).trimEnd()}…`
}
