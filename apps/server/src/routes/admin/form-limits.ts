import { limits } from '@shop/domain'
import { milliseconds } from '../../clock.ts'

/**
 * The maximum bytes of a form with this many of the largest pictures: base64 needs four bytes for three, and the other fields
 * are small.
 */
export function formBytes(pictures: number): number {
  return Math.ceil((pictures * limits.imageBytesMaximum * 4) / 3) + 1024 * 1024
}

/** How many bytes of forms are in memory at once: two of the largest, or twenty with one photograph. */
export const formBytesAtOnce = 2 * formBytes(limits.imagesMaximum)

/**
 * The timeout for saving ten camera photographs in milliseconds: the upload over a slow line, then decoding two at a time on a
 * small machine.
 */
export const saveTimeout = 5 * milliseconds.minute
