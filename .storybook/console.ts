/** What may stand in the console of any story, because it says something about Storybook and nothing about the shop. */
const usual: readonly RegExp[] = [
  // Told to whatever goes through the names of the window while a story is open, such as a driver of browsers.
  /^Accessing the Story Store is deprecated/,
  // Storybook plays the events of a person inside of `act` without waiting for it. What React fetches meanwhile is waited for by the play.
  /^A component suspended inside an `act` scope, but the `act` call was not awaited/,
]

let unexpected: string[] = []

/**
 * Listens to errors and warnings from before a story is drawn until it is gone. One that the story expects
 * (`parameters: { expectedInConsole: [/failed with status 500/] }`) is not printed.
 *
 * @returns What ends the listening.
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

/** Fails a story that has printed an error or a warning which it does not expect. */
export function expectQuietConsole(): void {
  if (unexpected.length > 0) throw new Error(`The story printed:\n${unexpected.join('\n')}`)
}
