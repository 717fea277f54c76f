/** An absolute address of the shop. `publicUrl` has no trailing slash, `path` has a leading one. */
export function absolute(publicUrl: string, path: string): string {
  return publicUrl + path
}
