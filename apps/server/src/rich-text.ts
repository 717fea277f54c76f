import sanitizeHtml from 'sanitize-html'

/**
 * An HTML text of a description with nothing left in it but words, paragraphs, lists, headings, emphasis and links.
 * Scripts, styles, pictures, frames, attributes and unknown elements go; links lead to the web, to a mail or to a phone.
 *
 * @param html - anything; plain text stays as it is, with `<`, `>` and `&` written as entities
 */
export function sanitiseRichText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      'p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'a',
    ],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (_tag, { href }) => ({ tagName: 'a', attribs: href === undefined ? {} : { href, rel: 'nofollow noopener' } }),
    },
    // Deeper nesting says nothing to a reader and costs whoever draws it.
    nestingLimit: 20,
  }).trim()
}
