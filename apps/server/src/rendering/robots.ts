/** Tells search engines where the pages are, and that the API is none. `publicUrl` has no slash at its end. */
export function robots(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}
