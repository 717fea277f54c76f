import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { PictureFile } from '../media/media.ts'
import { pictureHash } from '../media/names.ts'
import { privateFile } from '../private-files.ts'
import { extractPictures } from './extract-pictures.ts'
import type { FormChunk, FormThreadData } from './form-thread.ts'

/* The thread of one form. It collects the body, writes its pictures to files, and ends. */

// Only Linux gives a thread a priority of its own. Elsewhere, this would lower that of the whole shop.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const { bodyLength, largestPicture, folder } = workerData as FormThreadData
// The system provides the memory as it is filled.
const body = Buffer.from(new ArrayBuffer(bodyLength))
let received = 0

parentPort?.on('message', (chunk: FormChunk) => {
  if (chunk !== 'end') {
    body.set(chunk, received)
    received += chunk.length
    return
  }
  parentPort?.postMessage(extractPictures(body.subarray(0, received), largestPicture, writePicture))
  parentPort?.close()
})

function writePicture(bytes: Buffer): PictureFile {
  const path = join(folder, randomUUID())
  writeFileSync(path, bytes, { mode: privateFile })
  return { path, hash: pictureHash(bytes) }
}
