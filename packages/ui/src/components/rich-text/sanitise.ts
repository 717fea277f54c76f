import DOMPurify from 'dompurify'

const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'a', 'hr'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

/**
 * Removes everything from the HTML of a description that could run, load or style something, and links other than http, https,
 * mailto and tel. On the server, without a document, it returns its argument: the server sanitises descriptions when it saves
 * them.
 */
export const sanitise = (html: string): string => (DOMPurify.isSupported ? DOMPurify.sanitize(html, allowed) : html)
