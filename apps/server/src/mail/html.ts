import { escapeQuoted } from '@shop/domain'

/** A template of HTML that escapes every value. */
export function html(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw({ raw: parts.raw }, ...values.map(escapeHtml))
}

/** Escapes a text for HTML and keeps its line breaks. */
function escapeHtml(text: string): string {
  return escapeQuoted(text).replace(/\r\n|\r|\n/g, '<br>')
}
