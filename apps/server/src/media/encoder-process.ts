import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { encoderEnvironment } from './encoder-environment.ts'
import type { EncoderRequest, EncoderResponse, EncoderTask } from './encoder-messages.ts'
import type { Encoder, PreparedPicture } from './encoder.ts'
import { MediaError } from './media-error.ts'

/** Milliseconds without work until the process is stopped to free its memory. */
const idleMs = 5000

/**
 * Creates an encoder in a separate process, which starts with the first picture and stops after a while without one. A picture
 * that crashes a decoder ends that process rather than the shop, and frees its memory.
 *
 * @param priority - `low` leaves the processor to whatever else needs it
 */
export function createEncoderProcess(priority: 'normal' | 'low' = 'normal'): Encoder {
  const waiting = new Map<number, PromiseWithResolvers<PreparedPicture | Buffer>>()
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  function start(): ChildProcess {
    const started = fork(fileURLToPath(new URL('encoder-child.ts', import.meta.url)), {
      serialization: 'advanced',
      execArgv: [],
      env: encoderEnvironment(process.env),
    })
    // Threads inherit the priority, so it is set before the process has any.
    if (priority === 'low' && started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    started.on('message', (response: EncoderResponse) => handleResponse(response))
    started.on('error', (error) => rejectAll(started, error))
    started.on('exit', () => rejectAll(started, new Error('The process that encodes pictures stopped.')))
    return started
  }

  function handleResponse(response: EncoderResponse): void {
    const picture = waiting.get(response.id)
    waiting.delete(response.id)
    if ('result' in response) picture?.resolve(response.result)
    else picture?.reject('problem' in response ? new MediaError(response.problem) : new Error(response.failure))
    if (waiting.size === 0) scheduleStop()
  }

  /** An idle child does not keep this process alive and is stopped after a while. */
  function scheduleStop(): void {
    child?.unref()
    child?.channel?.unref()
    idle = setTimeout(() => {
      child?.disconnect()
      child = null
    }, idleMs).unref()
  }

  function rejectAll(ended: ChildProcess, error: Error): void {
    if (child !== ended) return
    child = null
    for (const picture of waiting.values()) picture.reject(error)
    waiting.clear()
  }

  function ask(task: EncoderTask): Promise<PreparedPicture | Buffer> {
    clearTimeout(idle)
    child ??= start()
    child.ref()
    child.channel?.ref()
    const request: EncoderRequest = { id: (lastId += 1), task }
    const picture = Promise.withResolvers<PreparedPicture | Buffer>()
    waiting.set(request.id, picture)
    child.send(request)
    return picture.promise
  }

  return {
    prepare: (bytes) => ask({ kind: 'prepare', bytes }) as Promise<PreparedPicture>,
    encode: (original, variant) => ask({ kind: 'encode', original, variant }) as Promise<Buffer>,
    draw: (order) => ask({ kind: 'draw', order }) as Promise<Buffer>,
  }
}
