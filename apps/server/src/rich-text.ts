import sanitizeHtml from 'sanitize-html'

/**
 * An HTML text of a description with nothing left in it but words, paragraphs, lists, headings, emphasis and links.
 * Scripts, styles, pictures, frames, attributes and unknown elements go; links lead to the web, to a mail or to a phone.
 *
 * @param html - anything; plain text stays as it is, with `<`, `>` and `&` written as entities
 */
export function sanitiseRichText(html: string): string {
  // What is left may be read differently again: a link inside a link closes it. So it is cleaned until it stays as it is.
  let clean = html
  for (let pass = 0; pass < passesMaximum; pass += 1) {
    const before = clean
    clean = cleanOnce(before)
    if (clean === before) return clean
  }
  return ''
}

/** A text that changes every time it is cleaned is no description. */
const passesMaximum = 10

function cleanOnce(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      'p',
      'br',
      'hr',
      'h2',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'blockquote',
      'strong',
      'em',
      'b',
      'i',
      'u',
      's',
      'sub',
      'sup',
      'a',
    ],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      // On links without an address too: one whose address is refused below is cleaned to the same when it comes again.
      a: (_tag, { href }) => ({ tagName: 'a', attribs: { ...(href === undefined ? {} : { href }), rel: 'nofollow noopener' } }),
    },
    // Deeper nesting says nothing to a reader and costs whoever draws it.
    nestingLimit: 20,
  }).trim()
}
