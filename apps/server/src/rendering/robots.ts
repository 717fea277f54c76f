/** Directs search engines to the sitemap and away from the API. `publicUrl` has no trailing slash. */
export function robots(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}
