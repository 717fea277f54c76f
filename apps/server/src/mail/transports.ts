import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import { milliseconds } from '../clock.ts'
import { emailDocument } from './email-document.ts'
import type { DeliverMail, Mail, MailAddress } from './mail.ts'
import { privateFile, privateFolder } from '../private-files.ts'

/** Emails may not include files or remote content. */
const noExternalContent = { disableFileAccess: true, disableUrlAccess: true }

/** Loads the mailer with the first email, so that the shop starts sooner. */
const loadMailer = async () => (await import('nodemailer')).default

/**
 * Sends emails through a mail server. A server that does not respond times out soon and is tried again later.
 *
 * @param smtpUrl - `smtp://user:password@host:587` (encrypted when the server supports it) or `smtps://…:465`
 */
export function smtpTransport(smtpUrl: string, from: MailAddress): DeliverMail {
  return async (mail) => {
    const transport = await createSmtpTransport(smtpUrl)
    await transport.sendMail(options(mail, from))
  }
}

/** Connects to a mail server and signs in without sending an email; rejects when that fails. */
export async function verifySmtp(smtpUrl: string): Promise<void> {
  const transport = await createSmtpTransport(smtpUrl)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

async function createSmtpTransport(smtpUrl: string) {
  const nodemailer = await loadMailer()
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const secure = protocol === 'smtps:'
  return nodemailer.createTransport({
    ...noExternalContent,
    // The mailer expects an IPv6 address without the brackets of a URL.
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: 10 * milliseconds.second,
    greetingTimeout: 10 * milliseconds.second,
    socketTimeout: 20 * milliseconds.second,
  })
}

/**
 * Writes each email to a file that email programs can open, for a shop without a mail server.
 *
 * @param onWritten - called with the path of each file
 */
export function folderTransport(folder: string, from: MailAddress, onWritten: (path: string) => void): DeliverMail {
  return async (mail, id) => {
    const nodemailer = await loadMailer()
    const transport = nodemailer.createTransport({ ...noExternalContent, streamTransport: true, buffer: true, newline: 'unix' })
    const { message } = await transport.sendMail(options(mail, from))
    await mkdir(folder, { recursive: true, mode: privateFolder })
    const path = join(folder, `${id}.eml`)
    // The folder only ever shows complete files. Others may not read them, because a link in one gives access to an account.
    await writeFile(`${path}.part`, message as Buffer, { mode: privateFile, flush: true })
    await rename(`${path}.part`, path)
    onWritten(path)
  }
}

/** Without a person to reply to, an email asks for no automatic replies: the second header is the one that Outlook reads. */
const automatic = { headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } }

function options({ to, replyTo, subject, text, html }: Mail, from: MailAddress): SendMailOptions {
  return { from, to, ...(replyTo === undefined ? automatic : { replyTo }), subject, text, html: emailDocument(html) }
}
