/** The time in milliseconds in which a browser begins to save a file. Safari reads it some time after the click. */
const beginningMs = 60_000

/** Saves a file under a name. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), beginningMs)
}
