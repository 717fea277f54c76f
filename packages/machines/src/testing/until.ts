/** More rounds than any test needs. */
const mostRounds = 1000

/**
 * Repeats an action until a condition holds.
 *
 * @throws after 1000 rounds, because a machine that never rests would make its test wait for its time limit.
 */
export async function until(isReached: () => boolean, act: () => Promise<unknown>): Promise<void> {
  for (let round = 0; round < mostRounds; round++) {
    if (isReached()) return
    await act()
  }
  throw new Error(`The condition does not hold after ${mostRounds} rounds.`)
}
