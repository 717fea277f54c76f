import type { GlobalTypes } from 'storybook/internal/types'
import { consents, networks, roles } from '../apps/web/src/testing/story-environment.ts'

/** The themes of a page. The toolbar also offers both side by side. */
export const themes = ['light', 'dark'] as const

/** The tools of the toolbar, except viewports. A story may pin each by `globals`. */
export const toolbar: GlobalTypes = {
  theme: menu('Theme', 'mirror', { light: 'Light', dark: 'Dark', both: 'Side by side', forced: 'Forced colours' }),
  direction: menu('Text direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  role: menu('Role (screens)', 'user', titled(roles)),
  consent: menu('Cookie consent (screens)', 'lock', titled(consents, 'Cookies ')),
  network: menu('Network (screens)', 'lightning', titled(networks, 'Network ')),
}

function menu(description: string, icon: 'mirror' | 'transfer' | 'user' | 'lock' | 'lightning', titles: Record<string, string>) {
  const items = Object.entries(titles).map(([value, title]) => ({ value, title }))
  return { description, toolbar: { icon, dynamicTitle: true, items } }
}

function titled(values: readonly string[], before = ''): Record<string, string> {
  return Object.fromEntries(
    values.map((value) => [value, before === '' ? `${value.charAt(0).toUpperCase()}${value.slice(1)}` : before + value]),
  )
}
