/** Where a recording was made: the page's path and title, without the token of a reset link, which is as good as a password. */
export function placeOf(pathname: string, title: string): string {
  return `${pathname.replace(/^(\/reset-password\/).+/i, '$1…')}, ${title}`
}
