import { createEncoder } from './encoder.ts'
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
    const { kind } = task
    return { id, result: await (kind === 'prepare' ? encoder.prepare(task.bytes) : encoder.encode(task.original, task.variant)) }
  } catch (error) {
    return error instanceof MediaError ? { id, problem: error.problem } : { id, failure: String(error) }
  }
}
