import { isId, passwordSentences, roles } from '@shop/domain'
import {
  anyPasswordSchema,
  emailSchema,
  nameSchema,
  newPasswordSchema,
  passwordSchema,
  personNameSchema,
  phoneSchema,
} from './credentials.ts'
import { messageSchema } from './error.ts'
import { recordId } from './ids.ts'
import { privateMarks } from './private-marks.ts'
import { text } from './texts.ts'
import { userSchema } from './user.ts'
import { z } from './zod.ts'

/** The credentials of a user. */
export const logInSchema = z.object({ email: emailSchema, password: anyPasswordSchema })

/**
 * The fields of a new account. `anonymousId` identifies the guest whose saved lists move into it; it is empty when there is
 * none.
 */
export const signUpSchema = z.object({
  fullName: personNameSchema,
  email: emailSchema,
  phoneNumber: phoneSchema,
  password: passwordSchema,
  anonymousId: text('Guest identifier', 100)
    .refine((value) => value === '' || isId(value), 'Guest identifier must be empty or a UUID.')
    .register(privateMarks, { kind: 'guest' })
    .default(''),
})

/**
 * The fields of the account that a customer may change. An empty phone number removes it. A name that differs from the stored one
 * must also follow `personNameRule`, which only the server can check.
 */
export const profileSchema = z.object({
  username: nameSchema,
  email: emailSchema,
  phoneNumber: phoneSchema.or(z.literal('')).optional(),
})

/** The token of a link in an email. */
export const linkSchema = z.object({
  token: text('Token', 500).min(1, passwordSentences.tokenMissing).register(privateMarks, { kind: 'token' }),
})

/** Names the account that a change is meant for. */
const ownAccountSchema = z.object({
  account: recordId('This is not an id.')
    .optional()
    .describe('The account that the page shows. The response is 401 when somebody else has signed in in the same browser.'),
})

/** Schemas of the account endpoints. */
export const authSchemas = {
  check: { summary: 'Read the signed-in user.', response: userSchema },
  signUp: { summary: 'Make an account and sign in.', body: signUpSchema, response: userSchema },
  logIn: { summary: 'Sign in.', body: logInSchema, response: userSchema },
  logOut: { summary: 'Sign out.', response: messageSchema },
  update: { summary: 'Change the own profile.', query: ownAccountSchema, body: profileSchema, response: userSchema },
  remove: { summary: 'Delete the own account.', query: ownAccountSchema, response: messageSchema },
  forgotPassword: {
    summary: 'Send a reset link; the response is the same for a known and an unknown address.',
    body: z.object({ email: emailSchema }),
    response: messageSchema,
  },
  resetPassword: {
    summary: 'Set a new password with the token of a reset link.',
    params: linkSchema,
    body: z.object({ newPassword: newPasswordSchema }),
    response: messageSchema.extend({ role: z.enum(roles).describe('The role of the account, which decides where it logs in.') }),
  },
  confirmEmail: {
    summary: 'Confirm the email address of an account with the token of the link that was sent to it.',
    params: linkSchema,
    response: messageSchema,
  },
  changePassword: {
    summary: 'Change the own password.',
    query: ownAccountSchema,
    body: z.object({ oldPassword: anyPasswordSchema, newPassword: newPasswordSchema }),
    response: messageSchema,
  },
}
