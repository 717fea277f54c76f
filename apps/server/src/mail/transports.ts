import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { SendMailOptions } from 'nodemailer'
import { milliseconds } from '../clock.ts'
import type { DeliverMail, Mail, MailAddress } from './mail.ts'

/** Nothing that a mail names is opened: neither a file nor an address. */
const closed = { disableFileAccess: true, disableUrlAccess: true }

/**
 * Sends mails through a mail server. A server that does not answer is given up soon, and tried again later.
 *
 * @param smtpUrl - `smtp://user:password@host:587` (encrypted as soon as the server can) or `smtps://…:465`
 */
export function smtpTransport(smtpUrl: string, from: MailAddress): DeliverMail {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const secure = protocol === 'smtps:'
  const transport = nodemailer.createTransport({
    ...closed,
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: 10 * milliseconds.second,
    greetingTimeout: 10 * milliseconds.second,
    socketTimeout: 20 * milliseconds.second,
  })
  return async (mail) => {
    await transport.sendMail(options(mail, from))
  }
}

/**
 * Writes each mail into a folder as a file that mail programs open, for a shop without a mail server.
 *
 * @param written - is told the path of each file
 */
export function folderTransport(folder: string, from: MailAddress, written: (path: string) => void): DeliverMail {
  const transport = nodemailer.createTransport({ ...closed, streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail, id) => {
    const { message } = await transport.sendMail(options(mail, from))
    await mkdir(folder, { recursive: true })
    const path = join(folder, `${id}.eml`)
    // Whoever watches the folder sees whole mails; a link in one opens an account, so others may not read it.
    await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
    await rename(`${path}.part`, path)
    written(path)
  }
}

function options({ to, replyTo, subject, text, html }: Mail, from: MailAddress): SendMailOptions {
  return { from, to, ...(replyTo === undefined ? {} : { replyTo }), subject, text, html }
}
