/** How often it is looked at most. */
const patience = 8

/**
 * What is the same twice in a row. A busy browser hands out a picture of which parts are not drawn yet; the next one has them.
 *
 * @throws When it is never the same: then something in it moves.
 */
export async function steady(take: () => Promise<Buffer>): Promise<Buffer> {
  let last = await take()
  for (let tries = 1; tries < patience; tries += 1) {
    const next = await take()
    if (next.equals(last)) return next
    last = next
  }
  throw new Error('The story does not come to rest.')
}
