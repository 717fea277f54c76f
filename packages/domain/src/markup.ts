/** Escapes text that stands between tags of HTML or XML. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Escapes text for a quoted attribute, or between tags. */
export function escapeQuoted(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;')
}
