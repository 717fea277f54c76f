import { escapeQuoted } from '@shop/domain'
import type { HeadTag } from './head.ts'

/** Marks the tags of a page, so that the next page can remove them. */
const pageTagMark = 'data-page'

/** The tags as HTML. Names and descriptions are escaped. */
export function headHtml(tags: readonly HeadTag[]): string {
  return tags.map(tagHtml).join('\n')
}

/** Escapes JSON for a script element: no text in it can end the element or open a comment. */
export function scriptJson(json: string): string {
  return json.replace(/[<>\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function tagHtml({ name, attributes, text }: HeadTag): string {
  const written = Object.entries({ ...attributes, [pageTagMark]: '' }).map(([key, value]) =>
    value === '' ? ` ${key}` : ` ${key}="${escapeQuoted(value)}"`,
  )
  const start = `<${name}${written.join('')}>`
  if (name === 'script') return `${start}${scriptJson(text ?? '')}</script>`
  return name === 'title' ? `${start}${escapeQuoted(text ?? '')}</title>` : start
}
