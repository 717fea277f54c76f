/**
 * The path and query of a request target. HTTP also allows a target with scheme and host, which proxies use; the shop has only one
 * host and ignores them.
 *
 * @param target - from the request line
 */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target
  const path = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  return path.startsWith('/') ? path : `/${path}`
}
