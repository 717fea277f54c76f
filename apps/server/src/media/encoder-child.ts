import { createEncoder, type PreparedPicture } from './encoder.ts'
import type { EncoderRequest, EncoderResponse, EncoderTask } from './encoder-messages.ts'
import { MediaError } from './media-error.ts'

/* The process that encodes pictures. It ends when its parent closes the channel or ends. */

const encoder = createEncoder()

process.on('message', ({ id, task }: EncoderRequest) => {
  void respond(id, task).then((message) => process.send?.(message))
})

// The parent has gone, so the current picture is no longer needed.
process.on('disconnect', () => process.exit())

// A terminal sends SIGINT to all its processes. The parent decides when this one stops.
process.on('SIGINT', () => undefined)

async function respond(id: number, task: EncoderTask): Promise<EncoderResponse> {
  try {
    return { id, result: await run(task) }
  } catch (error) {
    return error instanceof MediaError ? { id, problem: error.problem } : { id, failure: String(error) }
  }
}

function run(task: EncoderTask): Promise<PreparedPicture | Buffer> {
  switch (task.kind) {
    case 'prepare':
      return encoder.prepare(task.bytes)
    case 'encode':
      return encoder.encode(task.original, task.variant)
    case 'draw':
      return encoder.draw(task.order)
  }
}
