import { isId, passwordSentences } from '@shop/domain'
import { anyPasswordSchema, emailSchema, nameSchema, newPasswordSchema, passwordSchema, phoneSchema } from './credentials.ts'
import { messageSchema } from './error.ts'
import { privateMarks } from './private-marks.ts'
import { text } from './texts.ts'
import { userSchema } from './user.ts'
import { z } from './zod.ts'

/** What logs a user in. */
export const logInSchema = z.object({ email: emailSchema, password: anyPasswordSchema })

/** What makes an account. `anonymousId` names the guest whose lists move into it; it is empty for a guest without one. */
export const signUpSchema = z.object({
  fullName: nameSchema,
  email: emailSchema,
  phoneNumber: phoneSchema,
  password: passwordSchema,
  anonymousId: text('Guest identifier', 100)
    .refine((value) => value === '' || isId(value), 'Guest identifier must be empty or a UUID.')
    .register(privateMarks, { kind: 'guest' })
    .default(''),
})

/** What a customer may change of the account. An empty phone number removes it. */
export const profileSchema = z.object({
  username: nameSchema,
  email: emailSchema,
  phoneNumber: phoneSchema.or(z.literal('')).optional(),
})

/** Schemas of the account calls. */
export const authSchemas = {
  check: { summary: 'Read the signed-in user.', response: userSchema },
  signUp: { summary: 'Make an account and sign in.', body: signUpSchema, response: userSchema },
  logIn: { summary: 'Sign in.', body: logInSchema, response: userSchema },
  logOut: { summary: 'Sign out.', response: messageSchema },
  update: { summary: 'Change the own profile.', body: profileSchema, response: userSchema },
  remove: { summary: 'Delete the own account.', response: messageSchema },
  forgotPassword: {
    summary: 'Send a reset link; the answer is the same for a known and an unknown address.',
    body: z.object({ email: emailSchema }),
    response: messageSchema,
  },
  resetPassword: {
    summary: 'Set a new password with the token of a reset link.',
    params: z.object({
      token: text('Token', 500).min(1, passwordSentences.tokenMissing).register(privateMarks, { kind: 'token' }),
    }),
    body: z.object({ newPassword: newPasswordSchema }),
    response: messageSchema,
  },
  changePassword: {
    summary: 'Change the own password.',
    body: z.object({ oldPassword: anyPasswordSchema, newPassword: newPasswordSchema }),
    response: messageSchema,
  },
}
