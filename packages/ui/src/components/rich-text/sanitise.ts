import DOMPurify from 'dompurify'

const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'a', 'hr'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

/**
 * HTML of a description with nothing in it that could run, load, style or lead elsewhere than by http, https, mailto or tel.
 * Without a document (on the server) it gives back what it got: the server has sanitised when it saved.
 */
export const sanitise = (html: string): string => (DOMPurify.isSupported ? DOMPurify.sanitize(html, allowed) : html)
