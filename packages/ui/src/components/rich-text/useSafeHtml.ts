import { useEffect, useMemo, useState } from 'react'
import { isAllowedHtml } from './allowed-html.ts'

/**
 * Returns HTML that is safe to show. The server has sanitised descriptions already, so they pass a short check. The sanitiser is
 * loaded for HTML that does not; until then, and if it cannot be loaded, nothing is shown.
 *
 * @param html null before the check is possible
 */
export function useSafeHtml(html: string | null): string {
  const isAllowed = useMemo(() => html !== null && isAllowedHtml(html), [html])
  const [sanitised, setSanitised] = useState({ from: '', html: '' })
  useEffect(() => {
    if (html === null || isAllowed) return
    import('./sanitise.ts').then(
      ({ sanitise }) => setSanitised({ from: html, html: sanitise(html) }),
      () => undefined,
    )
  }, [html, isAllowed])
  if (html !== null && isAllowed) return html
  return sanitised.from === html ? sanitised.html : ''
}
