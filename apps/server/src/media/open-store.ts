import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createFolderStore } from './folder-store.ts'
import type { MediaStore } from './media-store.ts'

/** The store of pictures that the settings name: an S3-compatible one, else the folder `media` of the data folder. */
export async function openMediaStore({ s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>): Promise<MediaStore> {
  if (s3 === null) return createFolderStore(join(dataFolder, 'media'))
  // Loaded by whoever uses it alone.
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store(s3)
}
