import { verifySmtp } from '../mail/transports.ts'
import { Problem, reasonOf } from './check.ts'
import type { Check } from './check.ts'

/** Checks that the mail server accepts a connection and the password. No email is sent. */
export const checkMail: Check = {
  name: 'Mail',
  async run(config) {
    const { smtpUrl } = config
    if (smtpUrl === null) return 'no mail server, emails are files in the data folder'
    const { host } = new URL(smtpUrl)
    await verifySmtp(smtpUrl).catch((error: unknown) => {
      throw new Problem(
        `The mail server ${host} cannot be used (${reasonOf(error, config)}). Correct SMTP_URL, or start the server.`,
        {
          cause: error,
        },
      )
    })
    return `${host} accepts the connection`
  },
}
