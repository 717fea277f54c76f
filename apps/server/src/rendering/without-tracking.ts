/** Parameters that other sites and apps add to the links they show. No page of the shop reads them. */
const tracking = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|ttclid|twclid|igsh|igshid|mc_[ce]id|_g[al])(=|$)/i

/**
 * The address of a page without tracking parameters. A link that is opened from a chat or a social network has an identifier of its
 * own, so no cached page would be found for it.
 *
 * @param url - the path and the query of a request
 */
export function withoutTracking(url: string): string {
  const start = url.indexOf('?')
  if (start < 0) return url
  const kept = url
    .slice(start + 1)
    .split('&')
    .filter((parameter) => !tracking.test(parameter))
  return url.slice(0, start) + (kept.length > 0 ? `?${kept.join('&')}` : '')
}
