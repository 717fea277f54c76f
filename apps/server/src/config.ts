import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { isEmail, limits, passwordRule } from '@shop/domain'
import type { S3Settings } from './media/s3-store.ts'
import { isCommonPassword } from './accounts/common-passwords.ts'
import { notShown, readNumber, readSwitch, readUrl, SettingError } from './setting-values.ts'

/** All settings of the server, validated. */
export interface Config {
  readonly host: string
  readonly port: number
  /** The shop's public address without a trailing slash. Links, head tags and emails use only this. */
  readonly publicUrl: string
  readonly dataFolder: string
  /** A PostgreSQL server instead of the embedded database; null for the embedded one. */
  readonly databaseUrl: string | null
  /** A streaming replica of the PostgreSQL server, for reads of the catalogue; null without one. */
  readonly databaseReplicaUrl: string | null
  /** Whether the demo catalogue is loaded into an empty database. */
  readonly demo: boolean
  /** An S3 store for pictures instead of the data folder; null for the folder. */
  readonly s3: S3Settings | null
  /** A mail server; null writes each email to a file in the data folder. */
  readonly smtpUrl: string | null
  /** The sender of emails; null for the shop's own name and address. */
  readonly mailFrom: { readonly name: string; readonly address: string } | null
  /** The admin to create at start. An existing one gets this password. */
  readonly admin: { readonly email: string; readonly password: string } | null
  /** How many wrong passwords one address may send for one account in 15 minutes. Other limits are multiples of it. */
  readonly authTries: number
  /**
   * Whether messages, enquiries, sign-ups, email changes, reset requests and invitations are limited for each sender. Wrong
   * passwords always are.
   */
  readonly requestLimits: boolean
  /** Whether sizes of pictures that nobody has requested are encoded while the shop is quiet. */
  readonly encodeAhead: boolean
  /** The proxies that may set forwarded headers; false trusts none. */
  readonly trustProxy: false | string[]
  /** Whether the inspector is served: `/inspector`, and `?inspect` on every page. */
  readonly inspector: boolean
  readonly logLevel: LogLevel
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

type LogLevel = (typeof logLevels)[number]

/**
 * Reads the settings. Nothing else reads the environment, so this is the complete list of settings.
 *
 * @param environment - usually `process.env`; an empty value counts as absent
 * @throws {SettingError} at the first invalid setting
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = (name: string): string | null => environment[name]?.trim() || null
  const databaseUrl = readUrl('DATABASE_URL', read('DATABASE_URL'), ['postgres:', 'postgresql:'])
  const port = readNumber('PORT', read('PORT') ?? '3000', 0, 65_535)
  const host = readHost(read('HOST') ?? '127.0.0.1', port)
  return {
    host,
    port,
    publicUrl: readPublicUrl(read('PUBLIC_URL')) ?? localUrl(host, port),
    dataFolder: resolve(read('DATA_DIR') ?? 'data'),
    databaseUrl,
    databaseReplicaUrl: readReplicaUrl(read('DATABASE_REPLICA_URL'), databaseUrl),
    demo: readSwitch('DEMO', read('DEMO')) ?? databaseUrl === null,
    s3: readS3(read),
    smtpUrl: readSmtpUrl(read('SMTP_URL')),
    mailFrom: readMailFrom(read('MAIL_FROM')),
    admin: readAdmin(read('ADMIN_EMAIL'), environment['ADMIN_PASSWORD'] || null),
    authTries: readNumber('AUTH_TRIES', read('AUTH_TRIES') ?? '10', 1, 999_999),
    requestLimits: readSwitch('REQUEST_LIMITS', read('REQUEST_LIMITS')) ?? true,
    encodeAhead: readSwitch('ENCODE_AHEAD', read('ENCODE_AHEAD')) ?? true,
    trustProxy: readProxies(read('TRUST_PROXY')),
    inspector: readSwitch('INSPECTOR', read('INSPECTOR')) ?? false,
    logLevel: readLogLevel(read('LOG_LEVEL')),
  }
}

/** Whether the machine has this address shows only when the shop listens. */
function readHost(host: string, port: number): string {
  if (URL.canParse(localUrl(host, port))) return host
  throw new SettingError('HOST', host, 'an address of this machine')
}

/** The address that a browser on the same machine uses. */
function localUrl(host: string, port: number): string {
  const everyAddress = host === '0.0.0.0' || host === '::'
  const name = everyAddress ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

function readPublicUrl(value: string | null): string | null {
  const url = readUrl('PUBLIC_URL', value, ['http:', 'https:'])
  if (url === null) return null
  const parsed = new URL(url)
  if (parsed.pathname !== '/' || parsed.search !== '' || parsed.hash !== '' || parsed.username !== '') {
    throw new SettingError('PUBLIC_URL', url, 'an address without a path, such as https://shop.example')
  }
  return parsed.origin
}

function readSmtpUrl(value: string | null): string | null {
  const url = readUrl('SMTP_URL', value, ['smtp:', 'smtps:'])
  if (url === null || new URL(url).hostname !== '') return url
  throw new SettingError('SMTP_URL', notShown, 'an address with the name of a mail server, such as smtp://mail.example:587')
}

function readReplicaUrl(value: string | null, databaseUrl: string | null): string | null {
  const url = readUrl('DATABASE_REPLICA_URL', value, ['postgres:', 'postgresql:'])
  if (url === null || databaseUrl !== null) return url
  throw new SettingError('DATABASE_REPLICA_URL', notShown, 'set only together with DATABASE_URL')
}

/** All are set or none, because an incomplete configuration would fail only with the first picture. */
function readS3(read: (name: string) => string | null): S3Settings | null {
  // A malformed address is reported before a missing setting.
  readUrl('S3_ENDPOINT', read('S3_ENDPOINT'), ['http:', 'https:'])
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_REGION']
  if (names.every((name) => read(name) === null)) return null
  const required = (name: string): string => {
    const value = read(name)
    if (value === null) throw new SettingError(name, '', 'set, since another setting of the S3 store is')
    return value
  }
  return {
    endpoint: required('S3_ENDPOINT'),
    bucket: required('S3_BUCKET'),
    accessKeyId: required('S3_ACCESS_KEY_ID'),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY'),
    region: read('S3_REGION') ?? 'us-east-1',
  }
}

function readMailFrom(value: string | null): Config['mailFrom'] {
  if (value === null) return null
  const [, name = '', bracketed] = /^([^<>]*)<([^<>]*)>$/.exec(value) ?? []
  const address = (bracketed ?? value).trim()
  if (isEmail(address)) return { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
  throw new SettingError('MAIL_FROM', value, "an address such as 'shop@example.com' or 'Shop <shop@example.com>'")
}

/** Both are set or neither, because an admin account without a password is easy to guess. */
function readAdmin(email: string | null, password: string | null): Config['admin'] {
  if (email === null && password === null) return null
  if (email === null || !isEmail(email)) throw new SettingError('ADMIN_EMAIL', email ?? '', 'an email address')
  if (password === null || !passwordRule.pattern.test(password) || password.length > limits.passwordMaximum) {
    throw new SettingError(
      'ADMIN_PASSWORD',
      notShown,
      'a password of 8 to 128 characters with a digit, a lowercase letter and an uppercase letter',
    )
  }
  if (isCommonPassword(password)) throw new SettingError('ADMIN_PASSWORD', notShown, 'a password that is not a common one')
  return { email, password }
}

const addressNames = ['loopback', 'linklocal', 'uniquelocal']

function readProxies(value: string | null): false | string[] {
  if (value === null || ['off', 'false', 'no', '0'].includes(value.toLowerCase())) return false
  const proxies = value.split(',').map((part) => part.trim())
  if (proxies.every((proxy) => addressNames.includes(proxy) || isNetwork(proxy))) return proxies
  throw new SettingError('TRUST_PROXY', value, 'off, or addresses of proxies with commas between them')
}

/** Whether a text is an address such as 10.0.0.1, or a network such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [, address = '', bits = '1'] = /^([^/]+)(?:\/([1-9]\d*))?$/.exec(text) ?? []
  const version = isIP(address)
  return version !== 0 && Number(bits) <= (version === 4 ? 32 : 128)
}

function readLogLevel(value: string | null): LogLevel {
  if (value === null) return 'info'
  const level = logLevels.find((known) => known === value.toLowerCase())
  if (level === undefined) throw new SettingError('LOG_LEVEL', value, `one of ${logLevels.join(', ')}`)
  return level
}
