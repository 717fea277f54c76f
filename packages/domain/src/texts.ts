/**
 * Whether a text can be stored and sent: it has no NUL character (the database cannot store it) and no half of a surrogate
 * pair (it has no UTF-8 encoding).
 */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** The words of an HTML text: without tags, comments and space entities, with single spaces. For checks, never for display. */
export function stripMarkup(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(nbsp|ensp|emsp|thinsp|zwnj|zwj|#160|#xa0);/gi, ' ')
    .replace(/[\s\u200B-\u200D\uFEFF]+/g, ' ')
    .trim()
}
