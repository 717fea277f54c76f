/** An address of the shop as other sites and chats need it. `publicUrl` has no slash at its end, `path` one at its start. */
export function absolute(publicUrl: string, path: string): string {
  return publicUrl + path
}
