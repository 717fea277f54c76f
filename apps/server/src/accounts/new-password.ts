import { AnswerError } from '../plugins/errors.ts'
import { commonPasswordSentence, isCommonPassword } from './common-passwords.ts'

/**
 * Refuses a password that many people use. Its form has been checked by the schema.
 *
 * @param path - the field that it came in
 * @throws {AnswerError} 422
 */
export function ensureUncommon(password: string, path: 'password' | 'newPassword'): void {
  if (!isCommonPassword(password)) return
  throw new AnswerError(422, commonPasswordSentence, [{ path, message: commonPasswordSentence }])
}
