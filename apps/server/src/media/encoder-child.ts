import { encodePicture } from './encoder.ts'
import type { EncodeResponse, EncodeRequest } from './encoder-messages.ts'
import { MediaError } from './media-error.ts'

/* The process that encodes pictures. It ends when its parent closes the channel or ends. */

process.on('message', ({ id, bytes }: EncodeRequest) => {
  void respond(id, bytes).then((message) => process.send?.(message))
})

// The parent has gone, so the current picture is no longer needed.
process.on('disconnect', () => process.exit())

// A terminal sends SIGINT to all its processes. The parent decides when this one stops.
process.on('SIGINT', () => undefined)

async function respond(id: number, bytes: Buffer): Promise<EncodeResponse> {
  try {
    return { id, picture: await encodePicture(bytes) }
  } catch (error) {
    return error instanceof MediaError ? { id, problem: error.problem } : { id, failure: String(error) }
  }
}
