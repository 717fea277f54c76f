/** A section of the dashboard with a table. */
export type AdminSection = 'products' | 'collections'

/** The section that the query of an address names; null, the overview, where it names none or nonsense. */
export function readSection(search: string): AdminSection | null {
  const section = new URLSearchParams(search).get('section')?.toLowerCase()
  return section === 'products' || section === 'collections' ? section : null
}
