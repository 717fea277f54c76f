import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { EncodeResponse, EncodeRequest } from './encoder-messages.ts'
import type { EncodedPicture, EncodePicture } from './encoder.ts'
import { MediaError } from './media-error.ts'

/** Milliseconds without work until the process is stopped to free its memory. */
const idleMs = 5000

/** Makes the C library return freed blocks instead of keeping hundreds of megabytes. */
const memorySettings = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * Creates an encoder in a separate process, which starts with the first picture and stops after a while without one. A picture
 * that crashes a decoder ends that process rather than the shop, and frees its memory.
 */
export function createEncoderProcess(): EncodePicture {
  const waiting = new Map<number, PromiseWithResolvers<EncodedPicture>>()
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  function start(): ChildProcess {
    const started = fork(fileURLToPath(new URL('encoder-child.ts', import.meta.url)), {
      serialization: 'advanced',
      execArgv: [],
      env: { ...process.env, ...memorySettings },
    })
    started.on('message', (response: EncodeResponse) => handleResponse(response))
    started.on('error', (error) => rejectAll(started, error))
    started.on('exit', () => rejectAll(started, new Error('The process that encodes pictures stopped.')))
    return started
  }

  function handleResponse(response: EncodeResponse): void {
    const picture = waiting.get(response.id)
    waiting.delete(response.id)
    if ('picture' in response) picture?.resolve(response.picture)
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

  return (bytes) => {
    clearTimeout(idle)
    child ??= start()
    child.ref()
    child.channel?.ref()
    const request: EncodeRequest = { id: (lastId += 1), bytes }
    const picture = Promise.withResolvers<EncodedPicture>()
    waiting.set(request.id, picture)
    child.send(request)
    return picture.promise
  }
}
