/** Another admin saved the item after the form was filled from it: told as the server tells it, by status 409. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile'
  readonly status = 409

  constructor() {
    super('The item is not as it was when its form was filled.')
  }
}

/**
 * Lets a save go on only while the item is the version that the form was filled from. It is read just before: a second
 * save between the two calls is not seen, which only the server could rule out.
 *
 * @throws {ChangedMeanwhile} When it is another version. A failure to read it is thrown as it comes.
 */
export async function ensureUnchanged(
  read: () => Promise<{ updatedAt: string }>,
  updatedAt: string | null,
): Promise<void> {
  const current = await read()
  if (updatedAt !== null && current.updatedAt !== updatedAt) throw new ChangedMeanwhile()
}
