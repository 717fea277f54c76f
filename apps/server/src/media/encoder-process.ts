import { type ChildProcess, fork } from 'node:child_process'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { encoderEnvironment } from './encoder-environment.ts'
import { fileChannel } from './encoder-messages.ts'
import type { EncoderRequest, EncoderResponse, EncoderResult, EncoderTask } from './encoder-messages.ts'
import type { Encoder, PreparedPicture } from './encoder.ts'
import type { FileContent } from './media-store.ts'
import { lowerPriority } from './low-priority.ts'
import { MediaError } from './media-error.ts'

/** Milliseconds without work until the process is stopped to free its memory. */
const idleMs = 5000

/**
 * Creates an encoder in a separate process, which starts with the first picture and stops after a while without one. A picture
 * that crashes a decoder ends that process rather than the shop, and frees its memory. It has a low priority, because requests come
 * first.
 */
export function createEncoderProcess(): Encoder {
  const waiting = new Map<number, PromiseWithResolvers<EncoderResult>>()
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  function start(): ChildProcess {
    const started = fork(fileURLToPath(new URL('encoder-child.ts', import.meta.url)), {
      serialization: 'advanced',
      stdio: ['inherit', 'inherit', 'inherit', 'ipc', 'pipe'],
      // Its own session, for its priority.
      detached: process.platform === 'linux',
      execArgv: [],
      env: encoderEnvironment(process.env),
    })
    if (started.pid !== undefined) lowerPriority(started.pid)
    started.on('message', (response: EncoderResponse) => handleResponse(response))
    started.on('error', (error) => rejectAll(started, error))
    // The exit rejects what was being sent.
    filesOf(started).on('error', () => undefined)
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
    if (child !== null) for (const part of [child, child.channel, filesOf(child)]) part?.unref()
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

  function ask(task: EncoderTask, file?: Buffer): Promise<EncoderResult> {
    clearTimeout(idle)
    child ??= start()
    for (const part of [child, child.channel, filesOf(child)]) part?.ref()
    const request: EncoderRequest = { id: (lastId += 1), task, fileLength: file?.length ?? 0 }
    const picture = Promise.withResolvers<EncoderResult>()
    waiting.set(request.id, picture)
    child.send(request)
    if (file !== undefined) filesOf(child).write(file)
    return picture.promise
  }

  const askToRead = (kind: 'inspect' | 'prepare', content: FileContent) =>
    typeof content === 'string' ? ask({ kind, path: content }) : ask({ kind, path: null }, content)

  return {
    inspect: async (content) => void (await askToRead('inspect', content)),
    prepare: (content) => askToRead('prepare', content) as Promise<PreparedPicture>,
    encode: ({ hash, bytes }, variant) => ask({ kind: 'encode', hash, variant }, bytes) as Promise<Buffer>,
    draw: (order) => ask({ kind: 'draw', order }) as Promise<Buffer>,
  }
}

/** The pipe on which a child receives files. */
function filesOf({ stdio }: ChildProcess): Socket {
  return stdio[fileChannel] as Socket
}
