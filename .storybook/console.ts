/** Console messages that are allowed in every story, because they concern Storybook and not the shop. */
const usual: readonly RegExp[] = [
  // Logged when a browser driver enumerates the properties of `window`.
  /^Accessing the Story Store is deprecated/,
  // Storybook wraps user events in `act` without awaiting it. The play function waits for what React suspends on.
  /^A component suspended inside an `act` scope, but the `act` call was not awaited/,
]

let unexpected: string[] = []

/**
 * Records errors and warnings while a story is mounted. Messages that the story expects
 * (`parameters: { expectedInConsole: [/failed with status 500/] }`) are not printed.
 *
 * @returns A function that stops recording.
 */
export function listenToConsole({ parameters }: { parameters: { expectedInConsole?: readonly RegExp[] } }): () => void {
  const expected = [...usual, ...(parameters.expectedInConsole ?? [])]
  const own = { error: console.error, warn: console.warn }
  unexpected = []
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...words: unknown[]) => {
      const text = words.map(String).join(' ')
      if (expected.some((pattern) => pattern.test(text))) return
      unexpected.push(text)
      own[level](...words)
    }
  }
  return () => {
    Object.assign(console, own)
  }
}

/** Fails a story that printed an unexpected error or warning. */
export function expectQuietConsole(): void {
  if (unexpected.length > 0) throw new Error(`The story printed:\n${unexpected.join('\n')}`)
}
