const header = /^data:image\/[a-z0-9.+-]{1,40};base64$/i

/**
 * Decodes a picture that a form sends as a data URL.
 *
 * @returns null when it is not a base64 data URL of a picture, or contains invalid characters
 */
export function readDataUrl(url: string): Buffer | null {
  const comma = url.indexOf(',')
  if (comma < 0 || comma > 100 || !header.test(url.slice(0, comma))) return null
  const padding = url.endsWith('==') ? 2 : url.endsWith('=') ? 1 : 0
  const bytes = Buffer.from(url.slice(comma + 1), 'base64')
  // The decoder skips invalid characters, which leaves fewer bytes than the length implies.
  const expectedLength = Math.floor(((url.length - comma - 1 - padding) * 3) / 4)
  return bytes.length === expectedLength && expectedLength > 0 ? bytes : null
}
