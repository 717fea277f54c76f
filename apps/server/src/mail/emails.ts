import { html } from './html.ts'
import type { Mail, MailAddress } from './mail.ts'

/** The facts about the shop that emails contain. */
export interface EmailShop {
  readonly name: string
  /** The address for messages to the shop. */
  readonly email: string
  /** The base of every link, never taken from a request. */
  readonly publicUrl: string
}

/** A message from the contact page. */
export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly phoneNumber: string
  readonly subject: string
  readonly message: string
}

/**
 * The email with the link for a new password.
 *
 * @param token - the link's secret, which only this email contains
 */
export function resetEmail(shop: EmailShop, to: MailAddress, token: string): Mail {
  const link = `${shop.publicUrl}/reset-password/${token}`
  return {
    to,
    subject: `Reset your password at ${shop.name}`,
    text:
      `Hello ${to.name},\n\nsomebody, probably you, asked to reset your password at ${shop.name}. ` +
      `This link sets a new one. It works once, for one hour:\n\n${link}\n\nIf it was not you, there is nothing to do.\n`,
    html: html`<p>Hello ${to.name},</p>
      <p>
        somebody, probably you, asked to reset your password at ${shop.name}. This link sets a new one. It works once, for one
        hour:
      </p>
      <p><a href="${link}">${link}</a></p>
      <p>If it was not you, there is nothing to do.</p>`,
  }
}

/** The email that informs an account's old address of its replacement. */
export function emailChangedEmail(shop: EmailShop, oldAddress: string): Mail {
  return {
    to: { name: '', address: oldAddress },
    subject: `Your email address at ${shop.name} was changed`,
    text:
      `Hello,\n\nyour account at ${shop.name} has another email address now. ` +
      `If it was not you who changed it, please write to ${shop.email}.\n`,
    html: html`<p>Hello,</p>
      <p>
        your account at ${shop.name} has another email address now. If it was not you who changed it, please write to
        ${shop.email}.
      </p>`,
  }
}

/** Forwards a message from the contact page to the shop. Replies go to its author. */
export function contactEmail(shop: EmailShop, message: ContactMessage): Mail {
  return {
    to: { name: shop.name, address: shop.email },
    replyTo: { name: oneLine(message.name), address: message.email },
    subject: oneLine(`Message from ${message.name}: ${message.subject}`),
    text:
      `Name: ${message.name}\nEmail: ${message.email}\nPhone: ${message.phoneNumber}\n` +
      `Subject: ${message.subject}\n\n${message.message}\n`,
    html: html`<p>
        Name: ${message.name}<br />Email: ${message.email}<br />Phone: ${message.phoneNumber}<br />Subject: ${message.subject}
      </p>
      <p>${message.message}</p>`,
  }
}

/** Makes a text safe for a header, where a line break would start another one. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}
