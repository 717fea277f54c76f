const header = /^data:image\/[a-z0-9.+-]{1,40};base64$/i

/**
 * The bytes of a picture that a form sends as a data URL.
 *
 * @returns null when it is no data URL of a picture in base64, or has characters that base64 has not
 */
export function readDataUrl(url: string): Buffer | null {
  const comma = url.indexOf(',')
  if (comma < 0 || comma > 100 || !header.test(url.slice(0, comma))) return null
  const padding = url.endsWith('==') ? 2 : url.endsWith('=') ? 1 : 0
  const bytes = Buffer.from(url.slice(comma + 1), 'base64')
  // The decoder passes over what it does not know: then there are fewer bytes than the characters promise.
  const promised = Math.floor(((url.length - comma - 1 - padding) * 3) / 4)
  return bytes.length === promised && promised > 0 ? bytes : null
}
