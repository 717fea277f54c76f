import DOMPurify from 'dompurify'
import { allowedAddress, allowedTags } from './allowed-html.ts'

const allowed = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: allowedAddress,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

/**
 * Removes everything from the HTML of a description that could run, load or style something, and links other than http, https,
 * mailto and tel.
 */
export const sanitise = (html: string): string => DOMPurify.sanitize(html, allowed)
