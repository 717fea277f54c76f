import type { Readable } from 'node:stream'

/**
 * Splits a stream into files that follow each other without a separator.
 *
 * @returns reads the next file, whose length the caller knows; earlier calls get earlier files
 */
export function splitFiles(stream: Readable): (length: number) => Promise<Buffer> {
  const expected: { readonly length: number; readonly resolve: (file: Buffer) => void }[] = []
  let chunks: Buffer[] = []
  let received = 0

  function deliver(): void {
    for (let next = expected[0]; next !== undefined && next.length <= received; next = expected[0]) {
      const bytes = Buffer.concat(chunks)
      expected.shift()
      received -= next.length
      chunks = [bytes.subarray(next.length)]
      next.resolve(bytes.subarray(0, next.length))
    }
  }

  stream.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    received += chunk.length
    deliver()
  })
  return (length) =>
    new Promise((resolve) => {
      expected.push({ length, resolve })
      deliver()
    })
}
