import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createFolderStore } from './folder-store.ts'
import type { MediaStore } from './media-store.ts'

/** Opens the configured store: an S3-compatible one, else the folder `media` in the data folder. */
export async function openMediaStore({ s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>): Promise<MediaStore> {
  if (s3 === null) return createFolderStore(join(dataFolder, 'media'))
  // The S3 client is loaded only when it is configured.
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store(s3)
}
