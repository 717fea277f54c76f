import type { EncodedPicture } from './encoder.ts'
import type { MediaProblem } from './media-error.ts'

/** A request to the encoder process. */
export interface EncodeRequest {
  readonly id: number
  readonly bytes: Buffer
}

/** Its response: the picture, what is wrong with the file, or how encoding failed. */
export type EncodeResponse = { readonly id: number } & (
  | { readonly picture: EncodedPicture }
  | { readonly problem: MediaProblem }
  | { readonly failure: string }
)
