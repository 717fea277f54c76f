import { Socket } from 'node:net'
import { createEncoder } from './encoder.ts'
import { fileChannel } from './encoder-messages.ts'
import type { EncoderRequest, EncoderResponse, EncoderResult, EncoderTask } from './encoder-messages.ts'
import { MediaError } from './media-error.ts'
import { splitFiles } from './split-files.ts'

/* The process that encodes pictures. It ends when its parent closes the channel or ends. */

const encoder = createEncoder()
const nextFile = splitFiles(new Socket({ fd: fileChannel, readable: true, writable: false }))

process.on('message', ({ id, task, fileLength }: EncoderRequest) => {
  void respond(id, task, nextFile(fileLength)).then((message) => process.send?.(message))
})

// The parent has gone, so the current picture is no longer needed.
process.on('disconnect', () => process.exit())

// A terminal sends SIGINT to all its processes. The parent decides when this one stops.
process.on('SIGINT', () => undefined)

async function respond(id: number, task: EncoderTask, file: Promise<Buffer>): Promise<EncoderResponse> {
  try {
    return { id, result: await run(task, await file) }
  } catch (error) {
    return error instanceof MediaError ? { id, problem: error.problem } : { id, failure: String(error) }
  }
}

async function run(task: EncoderTask, file: Buffer): Promise<EncoderResult> {
  switch (task.kind) {
    case 'inspect':
      await encoder.inspect(task.path ?? file)
      return null
    case 'prepare':
      return encoder.prepare(task.path ?? file)
    case 'encode':
      return encoder.encode({ hash: task.hash, bytes: file }, task.variant)
    case 'draw':
      return encoder.draw(task.order)
  }
}
