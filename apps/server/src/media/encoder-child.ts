import { encodePicture } from './encoder.ts'
import type { EncodeAnswer, EncodeRequest } from './encoder-messages.ts'
import { MediaError } from './media-error.ts'

/* The process that encodes pictures. It ends when the one that started it closes the channel, or ends. */

process.on('message', ({ id, bytes }: EncodeRequest) => {
  void answer(id, bytes).then((message) => process.send?.(message))
})

// Nobody waits for the picture in work any more.
process.on('disconnect', () => process.exit())

// What a terminal tells all its processes is for the parent to act on.
process.on('SIGINT', () => undefined)

async function answer(id: number, bytes: Buffer): Promise<EncodeAnswer> {
  try {
    return { id, picture: await encodePicture(bytes) }
  } catch (error) {
    return error instanceof MediaError ? { id, problem: error.problem } : { id, failure: String(error) }
  }
}
