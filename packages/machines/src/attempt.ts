/** Runs a step and returns its result; null when it throws, such as when the storage is blocked, full or missing. */
export function attempt<Result>(step: () => Result): Result | null {
  try {
    return step()
  } catch {
    return null
  }
}
