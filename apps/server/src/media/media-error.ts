/** Why a file is not accepted as a picture. */
export type MediaProblem = 'unsupported' | 'too-large' | 'too-many-pixels' | 'unreadable'

const sentences: Readonly<Record<MediaProblem, string>> = {
  unsupported: 'This file is not a JPEG, PNG, WebP or AVIF picture.',
  'too-large': 'This picture is larger than 10 MB.',
  'too-many-pixels': 'This picture has more than 40 million pixels.',
  unreadable: 'This picture cannot be read: the file is damaged or incomplete.',
}

/** A file that the shop rejects as a picture. Its message is a sentence for the user who sent it. */
export class MediaError extends Error {
  override readonly name = 'MediaError'
  readonly problem: MediaProblem

  /** @param problem - determines the message */
  constructor(problem: MediaProblem, options?: ErrorOptions) {
    super(sentences[problem], options)
    this.problem = problem
  }
}

/** The codes of errors about names that no file has, or that none can have. */
const missingFile = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE']

/** Describes why a file cannot be used as a picture; null for an error that the file did not cause. */
export function pictureFileProblem(error: unknown): string | null {
  if (error instanceof MediaError) return error.message
  const { code } = error as NodeJS.ErrnoException
  if (missingFile.includes(code ?? '')) return 'There is no such file.'
  return code === 'EISDIR' || code === 'EACCES' ? 'This file cannot be opened.' : null
}
