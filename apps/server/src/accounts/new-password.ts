import { fieldError } from '../http-error.ts'
import { commonPasswordMessage, isCommonPassword } from './common-passwords.ts'

/**
 * Rejects a common password. The schema has already checked its format.
 *
 * @param path - the field that holds it
 * @throws {HttpError} 422
 */
export function ensureUncommon(password: string, path: 'password' | 'newPassword'): void {
  if (isCommonPassword(password)) throw fieldError(422, path, commonPasswordMessage)
}
