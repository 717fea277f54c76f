/** Whether a path belongs to the admin pages or to their login, which show nothing that is meant for shoppers. */
export function isAdminPath(pathname: string): boolean {
  return pathname.toLowerCase().startsWith('/admin/')
}

/** A section of the dashboard with a table. */
export type AdminSection = 'products' | 'collections'

/** The section in the query of an address; null, the overview, for none or an unknown one. */
export function readSection(search: string): AdminSection | null {
  const section = new URLSearchParams(search).get('section')?.toLowerCase()
  return section === 'products' || section === 'collections' ? section : null
}
