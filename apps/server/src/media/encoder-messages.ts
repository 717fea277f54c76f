import type { CardOrder } from './cards/card-content.ts'
import type { Original, PreparedPicture } from './encoder.ts'
import type { MediaProblem } from './media-error.ts'
import type { Variant } from './recipe.ts'

/** What the encoder process is asked to do. */
export type EncoderTask =
  | { readonly kind: 'prepare'; readonly bytes: Buffer }
  | { readonly kind: 'encode'; readonly original: Original; readonly variant: Variant }
  | { readonly kind: 'draw'; readonly order: CardOrder }

/** A request to the encoder process. */
export interface EncoderRequest {
  readonly id: number
  readonly task: EncoderTask
}

/** Its response: the result, what is wrong with the file, or how encoding failed. */
export type EncoderResponse = { readonly id: number } & (
  | { readonly result: PreparedPicture | Buffer }
  | { readonly problem: MediaProblem }
  | { readonly failure: string }
)
