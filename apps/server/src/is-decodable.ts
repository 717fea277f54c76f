/** Whether a text is percent-encoded correctly: each % begins an escape, and the bytes are UTF-8. */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
