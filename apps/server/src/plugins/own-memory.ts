/**
 * Writes a text or copies bytes into memory of their own. Node's buffers are views of blocks of 16 to 64 KB, and a cached view keeps
 * its whole block: 24 MB of cached responses kept 105 MB.
 */
export function inOwnMemory(content: string | Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(content))
  if (typeof content === 'string') own.write(content)
  else content.copy(own)
  return own
}
