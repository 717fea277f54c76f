import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../app-dependencies.ts'
import { createPictureLocks } from '../../pictures/picture-locks.ts'
import { watchRequests } from '../../plugins/recent-requests.ts'
import type { EncodeVariant } from '../encoder.ts'
import { createPictureVariants } from './picture-variants.ts'
import type { PictureVariants, PictureVariantsOptions } from './picture-variants.ts'
import { logVariants } from './variant-report.ts'

/** What the background work of a server needs. */
interface ServerVariants extends Pick<AppDependencies, 'config' | 'database' | 'mediaStore'> {
  readonly encodeVariant: EncodeVariant
  readonly locks: PictureVariantsOptions['locks']
}

/** Creates the background work of a server: it writes to the log, and variants that nobody has requested wait while requests arrive. */
export function openVariants(
  app: FastifyInstance,
  { config, database, mediaStore, encodeVariant, locks }: ServerVariants,
): PictureVariants {
  return createPictureVariants({
    store: mediaStore,
    encode: encodeVariant,
    locks,
    turns: createPictureLocks(database, 'encode'),
    report: logVariants(app.log),
    isBusy: watchRequests(app),
    isAhead: config.encodeAhead,
  })
}
