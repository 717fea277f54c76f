import { html } from './html.ts'
import type { Mail } from './mail.ts'

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
export function resetEmail(shop: EmailShop, address: string, token: string): Mail {
  return accountEmail(address, `Reset your password at ${shop.name}`, [
    `Somebody asked for a new password for the ${shop.name} account with this email address. ` +
      'If it was you, open this link to choose one. It works once, for one hour:',
    new URL(`${shop.publicUrl}/reset-password/${token}`),
    'If it was not you, you do not need to do anything. Your password does not change.',
  ])
}

/**
 * The email with the link that confirms the address of an account.
 *
 * @param token - the link's secret, which only this email contains
 */
export function confirmationEmail(shop: EmailShop, address: string, token: string): Mail {
  return accountEmail(address, `Confirm your email address at ${shop.name}`, [
    `Somebody used this email address for an account at ${shop.name}. If it was you, open this link within seven days to confirm it:`,
    new URL(`${shop.publicUrl}/confirm-email/${token}`),
    'If it was not you, you do not need to do anything. We send no other emails about the account to an address that nobody confirms, ' +
      'except a link for a new password when somebody asks for one.',
  ])
}

/**
 * The email with an invitation to become an admin. It names neither the admin who sent it nor the invited person.
 *
 * @param token - the link's secret, which only this email contains
 */
export function invitationEmail(shop: EmailShop, address: string, token: string): Mail {
  return accountEmail(address, `You are invited to manage ${shop.name}`, [
    `An admin of ${shop.name} invites you to manage the shop with this email address. ` +
      'Open this link within seven days to choose a name and a password. It works once:',
    new URL(`${shop.publicUrl}/admin/invitation/${token}`),
    'Please do not forward this email: anyone who opens the link becomes an admin. If you do not want to manage the shop, you do not need to do anything.',
  ])
}

/** The email that informs an account's old address of its replacement. */
export function emailChangedEmail(shop: EmailShop, oldAddress: string): Mail {
  return accountEmail(oldAddress, `Your email address at ${shop.name} was changed`, [
    `Somebody changed the email address of your account at ${shop.name}. We now send all emails to the new address.`,
    `If it was not you, please write to ${shop.email}.`,
  ])
}

/**
 * An email to the address of an account. It contains no name and no other text from a user, because a stranger may have signed up
 * with this address.
 */
function accountEmail(address: string, subject: string, paragraphs: readonly (string | URL)[]): Mail {
  const lines = ['Hello,', ...paragraphs]
  return {
    to: { name: '', address },
    subject,
    text: `${lines.join('\n\n')}\n`,
    html: lines
      .map((line) => (line instanceof URL ? html`<p><a href="${line.href}">${line.href}</a></p>` : html`<p>${line}</p>`))
      .join('\n'),
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
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}
