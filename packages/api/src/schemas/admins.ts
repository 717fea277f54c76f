import { linkSchema } from './auth.ts'
import { emailSchema, newPasswordSchema, personNameSchema } from './credentials.ts'
import { messageSchema } from './error.ts'
import { idSchema, pathIds } from './ids.ts'
import { privateMarks } from './private-marks.ts'
import { z } from './zod.ts'

/** The messages about admins and invitations, for the server and the fake. */
export const adminsMessages = {
  adminNotFound: 'This admin does not exist any more.',
  invitationNotFound: 'This invitation does not exist any more.',
  isAdmin: 'This address belongs to an admin already.',
  removesSelf: 'You cannot remove yourself. Another admin can do it.',
  deadInvitation: 'This invitation is not valid any more. Please ask for a new one.',
  accepted: 'You are an admin now. Please log in.',
} as const

const email = () => z.string().register(privateMarks, { kind: 'email' })

/** An admin of the shop. */
export const adminSchema = z
  .object({
    _id: idSchema,
    username: z.string(),
    email: email(),
    since: z.iso.datetime().describe('Since when the account is an admin.'),
  })
  .meta({ id: 'Admin' })

/** An invitation that nobody has accepted yet. */
export const invitationSchema = z
  .object({
    _id: idSchema,
    email: email(),
    invitedBy: z.string().describe('The name of the admin who sent it last.'),
    invitedAt: z.iso.datetime(),
    isExpired: z.boolean().describe('Whether its link is older than seven days.'),
  })
  .meta({ id: 'Invitation' })

/** The admins of the shop and the open invitations. */
export const adminsSchema = z
  .object({ admins: z.array(adminSchema), invitations: z.array(invitationSchema) })
  .meta({ id: 'Admins' })

/** The name and password that an invited person chooses. */
export const acceptanceSchema = z.object({ username: personNameSchema, newPassword: newPasswordSchema })

/** Schemas of the endpoints for admins. Each change responds with the new list. */
export const adminsSchemas = {
  list: { summary: 'List the admins and the open invitations.', response: adminsSchema },
  remove: {
    summary: 'Turn the account of another admin into one of a customer.',
    params: pathIds(adminsMessages.adminNotFound),
    response: adminsSchema,
  },
  invite: {
    summary: 'Invite somebody to become an admin, or send the invitation again, which ends the older link.',
    body: z.object({ email: emailSchema }),
    response: adminsSchema,
  },
  withdraw: { summary: 'Withdraw an invitation.', params: pathIds(adminsMessages.invitationNotFound), response: adminsSchema },
  readInvitation: {
    summary: 'Read an invitation with the token of its link.',
    params: linkSchema,
    response: z.object({ email: email(), hasAccount: z.boolean().describe('Whether the address has an account already.') }),
  },
  accept: {
    summary: 'Become an admin with the token of an invitation.',
    params: linkSchema,
    body: acceptanceSchema,
    response: messageSchema,
  },
}
