import sanitizeHtml from 'sanitize-html'

/**
 * Sanitises the HTML of a description to text, paragraphs, lists, headings, emphasis and links. Scripts, styles, pictures,
 * frames, attributes and unknown elements are removed. Links may lead to the web, an email or a phone number.
 *
 * @param html - any text; plain text keeps its content, with `<`, `>` and `&` as entities
 */
export function sanitiseRichText(html: string): string {
  // The result may parse differently again, for example when a link inside a link closes it. So it is sanitised until it no
  // longer changes.
  let clean = html
  for (let pass = 0; pass < passesMaximum; pass += 1) {
    const before = clean
    clean = cleanOnce(before)
    if (clean === before) return clean
  }
  return ''
}

/** The maximum number of passes. A text that still changes after them becomes empty. */
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
      // Links without an address get it too, so that sanitising a link again changes nothing after its address was removed.
      a: (_tag, { href }) => ({ tagName: 'a', attribs: { ...(href === undefined ? {} : { href }), rel: 'nofollow noopener' } }),
    },
    // Deeper nesting has no meaning and is expensive to render.
    nestingLimit: 20,
  }).trim()
}
