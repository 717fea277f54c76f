import { Worker } from 'node:worker_threads'
import { limits } from '@shop/domain'
import type { PictureFile } from '../media/media.ts'
import type { LightForm } from './extract-pictures.ts'

/** The data of the thread. Loading the domain for its limit would take the thread longer than its work. */
export interface FormThreadData {
  readonly bodyLength: number
  readonly largestPicture: number
  readonly folder: string
}

/** A message to the thread. */
export type FormChunk = Uint8Array | 'end'

/** A thread that reads one form with pictures, at a low priority. */
export interface FormThread {
  /** Moves a part of the body into the thread, so that the caller cannot use it afterwards. */
  write(chunk: Buffer): void
  /**
   * Ends the body, and returns the form with its large pictures in files.
   *
   * @throws when the thread stops without a result
   */
  end(): Promise<LightForm<PictureFile>>
  /** Ends the thread; does nothing when it has ended. */
  stop(): Promise<void>
}

/**
 * Starts a thread for one form.
 *
 * @param bodyLength - the maximum bytes of the body
 * @param folder - where it writes pictures; the caller deletes them
 * @param program - the module of the thread, unless a test uses another one
 */
export function startFormThread(
  bodyLength: number,
  folder: string,
  program: URL = new URL('form-worker.ts', import.meta.url),
): FormThread {
  const worker = new Worker(program, {
    workerData: { bodyLength, largestPicture: limits.imageBytesMaximum, folder } satisfies FormThreadData,
    name: 'form',
  })
  const form = new Promise<LightForm<PictureFile>>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The thread that reads a form stopped.')))
  })
  // It may stop while the body still arrives and nobody waits for the form.
  form.catch(() => undefined)
  return {
    write(chunk) {
      // Bytes in a block that they share with others cannot be moved.
      const isAlone = chunk.byteLength === chunk.buffer.byteLength
      const own = isAlone ? new Uint8Array(chunk.buffer as ArrayBuffer) : new Uint8Array(chunk)
      worker.postMessage(own satisfies FormChunk, [own.buffer])
    },
    end() {
      worker.postMessage('end' satisfies FormChunk)
      return form
    },
    async stop() {
      await worker.terminate()
    },
  }
}
