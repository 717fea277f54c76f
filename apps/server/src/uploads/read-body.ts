import { finished } from 'node:stream'
import type { Readable } from 'node:stream'
import { errorCodes } from 'fastify'

/** The lengths of a body in bytes. */
export interface BodyLengths {
  /** According to the request; NaN when it does not say. */
  readonly announced: number
  readonly maximum: number
}

/**
 * Reads a body in the chunks in which it arrives.
 *
 * @throws the errors of Fastify for a body that is too long, has another length than announced, or breaks off
 */
export function readBody(body: Readable, { announced, maximum }: BodyLengths, receive: (chunk: Buffer) => void): Promise<void> {
  let length = 0
  return new Promise((resolve, reject) => {
    body.on('data', function count(chunk: Buffer) {
      length += chunk.length
      if (length <= maximum && !(length > announced)) {
        // The chunks of a fast sender arrive many at a time. Other requests have a turn between two of them.
        body.pause()
        setImmediate(() => body.resume())
        return receive(chunk)
      }
      body.off('data', count)
      reject(length > maximum ? new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE() : new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH())
    })
    finished(body, { writable: false }, (error) => {
      if (error) reject(Object.assign(error, { statusCode: 400 }))
      else if (length < announced) reject(new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH())
      else resolve()
    })
  })
}
