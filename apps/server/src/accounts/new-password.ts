import { HttpError } from '../http-error.ts'
import { commonPasswordMessage, isCommonPassword } from './common-passwords.ts'

/**
 * Refuses a password that many people use. Its form has been checked by the schema.
 *
 * @param path - the field that it came in
 * @throws {HttpError} 422
 */
export function ensureUncommon(password: string, path: 'password' | 'newPassword'): void {
  if (!isCommonPassword(password)) return
  throw new HttpError(422, commonPasswordMessage, [{ path, message: commonPasswordMessage }])
}
