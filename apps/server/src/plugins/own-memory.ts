/**
 * Writes texts, or copies bytes, one after the other into memory of their own. Node's buffers are views of blocks of 16 to 64 KB, and a
 * cached view keeps its whole block: 24 MB of cached responses kept 105 MB.
 */
export function inOwnMemory(...contents: readonly (string | Buffer)[]): Buffer {
  const own = Buffer.allocUnsafeSlow(contents.reduce((bytes, content) => bytes + Buffer.byteLength(content), 0))
  let at = 0
  for (const content of contents) at += typeof content === 'string' ? own.write(content, at) : content.copy(own, at)
  return own
}
