import type { PictureFile, PictureReader } from '@shop/machines'

/** The largest width and height of a stored picture in pixels; larger ones are resized before the upload. */
const maximumSize = { width: 1920, height: 3840 }

/** Bytes up to which a picture that fits is uploaded unchanged. */
const maximumBytes = 1024 * 1024

/** Formats that are uploaded unchanged. Anything else that the browser can show becomes a JPEG. */
const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** High enough that variants made from it show no artefacts. */
const quality = 0.9

/**
 * Reads chosen pictures in a browser: rotated upright, resized, with transparency on white, and without metadata such as the
 * place where they were taken.
 */
export const browserPictures: PictureReader = {
  read: async (file, { signal }) => {
    const bitmap = await createImageBitmap(blobOf(file))
    try {
      if (signal.aborted) throw signal.reason
      const scale = Math.min(1, maximumSize.width / bitmap.width, maximumSize.height / bitmap.height)
      if (scale === 1 && file.size <= maximumBytes && acceptedTypes.includes(file.type))
        return await dataUrlOf(blobOf(file), signal)
      return await dataUrlOf(await drawn(bitmap, scale), signal)
    } finally {
      // Frees memory, because a phone has memory for one decoded photograph and not for ten.
      bitmap.close()
    }
  },
}

/** The machine's type of a file has only the properties that the machine reads; in a browser it is always a `File`. */
function blobOf(file: PictureFile): Blob {
  if (file instanceof Blob) return file
  throw new TypeError('A picture has to be a file.')
}

function drawn(bitmap: ImageBitmap, scale: number): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser cannot draw.')
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.')))
    canvas.toBlob(take, 'image/jpeg', quality)
  })
}

function dataUrlOf(blob: Blob, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error))
    signal.addEventListener('abort', () => {
      reader.abort()
      reject(signal.reason as Error)
    })
    reader.readAsDataURL(blob)
  })
}
