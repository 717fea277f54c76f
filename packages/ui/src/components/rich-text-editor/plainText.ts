/**
 * Converts HTML to text for the textarea that replaces the editor: paragraphs become lines separated by an empty line. HTML with
 * other elements stays unchanged, so that nothing is lost.
 */
export function textOf(html: string): string {
  const isPlain = /^(?:\s*<p>(?:[^<]|<br\s*\/?>)*<\/p>)*\s*$/i.test(html)
  if (!isPlain) return html
  const paragraphs = [...html.matchAll(/<p>(.*?)<\/p>/gis)].map(([, inner = '']) => decoded(inner.replace(/<br\s*\/?>/gi, '\n')))
  const text = paragraphs.join('\n\n')
  return hasTags(text) ? html : text
}

/** Converts the text of the textarea to HTML: lines become paragraphs; a text with tags stays unchanged. */
export function htmlOf(text: string): string {
  if (text.trim() === '' || hasTags(text)) return text.trim()
  const paragraphs = text.trim().split(/\n\s*\n/)
  return paragraphs.map((paragraph) => `<p>${encoded(paragraph).replaceAll('\n', '<br>')}</p>`).join('\n')
}

const hasTags = (text: string) => /<\/?[a-z][^>]*>/i.test(text)

const encoded = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const decoded = (text: string) =>
  text
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
