import type { HeadTag } from './head.ts'

/** Marks what a page put into the head, so that the next page can take it out again. */
const pageTagMark = 'data-page'

/** The tags as HTML. Whatever a name or a description contains stays text. */
export function headHtml(tags: readonly HeadTag[]): string {
  return tags.map(tagHtml).join('\n')
}

/** JSON that may stand inside a script element: no text in it can end the element or open a comment. */
export function scriptJson(json: string): string {
  return json.replace(/[<>\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function tagHtml({ name, attributes, text }: HeadTag): string {
  const written = Object.entries({ ...attributes, [pageTagMark]: '' }).map(([key, value]) =>
    value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`,
  )
  const start = `<${name}${written.join('')}>`
  if (name === 'script') return `${start}${scriptJson(text ?? '')}</script>`
  return name === 'title' ? `${start}${escapeHtml(text ?? '')}</title>` : start
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it stands between tags or in a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character]!)
}
