/** The page of a recording: path and title, without the token of an emailed link, which is as secret as a password. */
export function placeOf(pathname: string, title: string): string {
  return `${pathname.replace(/^(\/(?:reset-password|confirm-email|admin\/invitation)\/).+/i, '$1…')}, ${title}`
}
