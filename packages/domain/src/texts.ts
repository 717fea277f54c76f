/**
 * Whether a text can be stored and sent: it has no NUL character (the database cannot store it) and no half of a surrogate
 * pair (it has no UTF-8 encoding).
 */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}

/** The text with U+FFFD in place of each half of a surrogate pair. Browsers of before 2023 have no `String.prototype.toWellFormed`. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}

/** The words of an HTML text: without tags, comments and space entities, with single spaces. For checks, never for display. */
export function stripMarkup(html: string): string {
  return withoutPairs(withoutPairs(html, '<!--', '-->'), '<', '>')
    .replace(/&(nbsp|ensp|emsp|thinsp|zwnj|zwj|#160|#xa0);/gi, ' ')
    .replace(/[\s\u200B-\u200D\uFEFF]+/g, ' ')
    .trim()
}

/** Replaces each part from `open` to the next `close` by a space. An expression would take quadratic time for many open parts. */
function withoutPairs(text: string, open: string, close: string): string {
  let kept = ''
  let from = 0
  for (;;) {
    const start = text.indexOf(open, from)
    const end = start === -1 ? -1 : text.indexOf(close, start + open.length)
    if (end === -1) return kept + text.slice(from)
    kept += `${text.slice(from, start)} `
    from = end + close.length
  }
}
