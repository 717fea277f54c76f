import type { EncodedPicture } from './encoder.ts'
import type { MediaProblem } from './media-error.ts'

/** What the encoder process is asked. */
export interface EncodeRequest {
  readonly id: number
  readonly bytes: Buffer
}

/** What it answers: the picture, what is wrong with the file, or how the work itself failed. */
export type EncodeAnswer = { readonly id: number } & (
  | { readonly picture: EncodedPicture }
  | { readonly problem: MediaProblem }
  | { readonly failure: string }
)
