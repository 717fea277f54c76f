/** Waits until all promises have settled, then throws the reason of the first rejected one. */
export async function settleAll(promises: Iterable<Promise<unknown>>): Promise<void> {
  const outcomes = await Promise.allSettled(promises)
  const failed = outcomes.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
