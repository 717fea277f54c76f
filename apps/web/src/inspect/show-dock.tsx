import type { Source } from '@shop/inspector'
import { createRoot } from 'react-dom/client'
import { Dock } from './Dock.tsx'
import { withoutInspector } from './inspected-address.ts'

/** Shows the inspector below the shop, with hidden panels. */
export function showDock(source: Source): void {
  const place = document.createElement('aside')
  place.setAttribute('aria-label', 'Inspector')
  document.body.append(place)
  // Only a reload removes the tap and the forced faults from the page.
  const close = () => location.replace(withoutInspector(location.href))
  createRoot(place).render(<Dock source={source} onClose={close} />)
}
