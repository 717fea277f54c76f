import type { CardOrder } from './cards/card-content.ts'
import type { PreparedPicture } from './encoder.ts'
import type { MediaProblem } from './media-error.ts'
import type { Variant } from './recipe.ts'

/** What the encoder process is asked to do. */
export type EncoderTask =
  | { readonly kind: 'inspect' | 'prepare'; readonly path: string | null }
  | { readonly kind: 'encode'; readonly hash: string; readonly variant: Variant }
  | { readonly kind: 'draw'; readonly order: CardOrder }

/** A request to the encoder process. */
export interface EncoderRequest {
  readonly id: number
  readonly task: EncoderTask
  /** How many bytes of `fileChannel` are the file of this task; 0 for a task without a file. */
  readonly fileLength: number
}

/**
 * The file descriptor on which the encoder process receives the files, one after another in the order of the requests. In a message,
 * a file of 10 MB would be copied several times on the thread that sends it.
 */
export const fileChannel = 4

/** What a task results in: nothing when a picture was inspected. */
export type EncoderResult = PreparedPicture | Buffer | null

/** Its response: the result, what is wrong with the file, or how encoding failed. */
export type EncoderResponse = { readonly id: number } & (
  | { readonly result: EncoderResult }
  | { readonly problem: MediaProblem }
  | { readonly failure: string }
)
