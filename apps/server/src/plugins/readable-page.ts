import { isDecodable } from '../is-decodable.ts'

/** Paths that are never pages. */
export const noPage = /^\/(api|assets|media)(\/|$)/i

/**
 * The address of a page, with each % of a path that cannot be decoded written as %25. The router rejects such a path, but a person who has
 * cut off a link sees the shop's page for an unknown address then.
 *
 * @param url - path and query
 */
export function readablePage(url: string): string {
  const [path = '', ...query] = url.split('?')
  if (noPage.test(path) || isDecodable(path)) return url
  return [path.replaceAll('%', '%25'), ...query].join('?')
}
