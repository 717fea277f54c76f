import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('settings', () => {
  test('settings default to 127.0.0.1:3000, the embedded database in ./data and the demo catalogue', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      dataFolder: resolve('data'),
      databaseUrl: null,
      databaseReplicaUrl: null,
      demo: true,
      s3: null,
      smtpUrl: null,
      mailFrom: null,
      admin: null,
      authTries: 10,
      trustProxy: false,
      requestLimits: true,
      encodeAhead: true,
      inspector: false,
      logLevel: 'info',
    })
  })

  test('settings are all read from the environment', () => {
    const environment = {
      HOST: '0.0.0.0',
      PORT: '8080',
      PUBLIC_URL: 'https://shop.example/',
      DATA_DIR: '/srv/shop',
      DATABASE_URL: 'postgres://shop@db/shop',
      DATABASE_REPLICA_URL: 'postgres://shop@replica/shop',
      DEMO: 'on',
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'shop',
      S3_SECRET_ACCESS_KEY: 'secret',
      S3_REGION: 'eu-west-1',
      SMTP_URL: 'smtps://shop:secret@mail.example',
      MAIL_FROM: '"The shop" <hello@shop.example>',
      ADMIN_EMAIL: 'owner@shop.example',
      ADMIN_PASSWORD: ' Correct7horse ',
      AUTH_TRIES: '20',
      REQUEST_LIMITS: 'off',
      ENCODE_AHEAD: 'off',
      TRUST_PROXY: '10.0.0.1, fd00::/8, loopback',
      INSPECTOR: 'on',
      LOG_LEVEL: 'warn',
    }
    expect(readConfig(environment)).toEqual({
      host: '0.0.0.0',
      port: 8080,
      publicUrl: 'https://shop.example',
      dataFolder: '/srv/shop',
      databaseUrl: 'postgres://shop@db/shop',
      databaseReplicaUrl: 'postgres://shop@replica/shop',
      demo: true,
      s3: {
        endpoint: 'https://s3.example',
        bucket: 'pictures',
        accessKeyId: 'shop',
        secretAccessKey: 'secret',
        region: 'eu-west-1',
      },
      smtpUrl: 'smtps://shop:secret@mail.example',
      mailFrom: { name: 'The shop', address: 'hello@shop.example' },
      admin: { email: 'owner@shop.example', password: ' Correct7horse ' },
      authTries: 20,
      requestLimits: false,
      encodeAhead: false,
      trustProxy: ['10.0.0.1', 'fd00::/8', 'loopback'],
      inspector: true,
      logLevel: 'warn',
    })
  })

  test.each([
    ['0.0.0.0', 'http://127.0.0.1:3000'],
    ['::1', 'http://[::1]:3000'],
    ['shop.local', 'http://shop.local:3000'],
  ])('uses the host %s for the public address %s when PUBLIC_URL is not set', (host, address) => {
    expect(readConfig({ HOST: host }).publicUrl).toBe(address)
  })

  test('settings with an empty value count as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}))
  })

  test('the demo catalogue is loaded into PostgreSQL only when DEMO asks for it', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://db/shop' }).demo).toBe(false)
  })

  test.each([
    ['PORT', 'abc', "The setting PORT is 'abc', but it must be a whole number from 0 to 65535."],
    ['PORT', '65536', "The setting PORT is '65536', but it must be a whole number from 0 to 65535."],
    ['PUBLIC_URL', 'shop', "The setting PUBLIC_URL is 'shop', but it must be an address that begins with http:// or https://."],
    [
      'PUBLIC_URL',
      'https://a.example/shop',
      "The setting PUBLIC_URL is 'https://a.example/shop', but it must be an address without a path, such as https://shop.example.",
    ],
    ['DEMO', 'maybe', "The setting DEMO is 'maybe', but it must be on or off."],
    [
      'MAIL_FROM',
      'the shop',
      "The setting MAIL_FROM is 'the shop', but it must be an address such as 'shop@example.com' or 'Shop <shop@example.com>'.",
    ],
    ['AUTH_TRIES', '0', "The setting AUTH_TRIES is '0', but it must be a whole number from 1 to 999999."],
    ['HOST', 'no such host', "The setting HOST is 'no such host', but it must be an address of this machine."],
    ['ADMIN_EMAIL', 'owner', "The setting ADMIN_EMAIL is 'owner', but it must be an email address."],
    ['ADMIN_PASSWORD', 'Correct7horse', "The setting ADMIN_EMAIL is '', but it must be an email address."],
    [
      'TRUST_PROXY',
      'everyone',
      "The setting TRUST_PROXY is 'everyone', but it must be off, or addresses of proxies with commas between them.",
    ],
    ...['999.1.1.1', '10.0.0', '10.0.0.0/99', '10.0.0.0/0', 'fd00::/129', '127.0.0.1, fd00:::1'].map((value) => [
      'TRUST_PROXY',
      value,
      `The setting TRUST_PROXY is '${value}', but it must be off, or addresses of proxies with commas between them.`,
    ]),
    [
      'LOG_LEVEL',
      'loud',
      "The setting LOG_LEVEL is 'loud', but it must be one of fatal, error, warn, info, debug, trace, silent.",
    ],
  ])('rejects the setting %s=%s with one line that names it', (name, value, line) => {
    expect(() => readConfig({ [name]: value })).toThrow(line)
  })

  test.each([
    [undefined, 'a password of 8 to 128 characters with a digit, a lowercase letter and an uppercase letter'],
    ['s3cret', 'a password of 8 to 128 characters with a digit, a lowercase letter and an uppercase letter'],
    ['Password1', 'a password that is not a common one'],
  ])('rejects the admin password %s without showing it', (password, expected) => {
    expect(() => readConfig({ ADMIN_EMAIL: 'owner@shop.example', ADMIN_PASSWORD: password })).toThrow(
      `The setting ADMIN_PASSWORD is 'not shown here', but it must be ${expected}.`,
    )
  })

  test.each([
    [{ S3_BUCKET: 'pictures' }, "The setting S3_ENDPOINT is '', but it must be set, since another setting of the S3 store is."],
    [{ S3_REGION: 'eu-west-1' }, "The setting S3_ENDPOINT is '', but it must be set, since another setting of the S3 store is."],
    [
      { S3_ENDPOINT: 'https://s3.example', S3_ACCESS_KEY_ID: 'shop', S3_SECRET_ACCESS_KEY: 'secret' },
      "The setting S3_BUCKET is '', but it must be set, since another setting of the S3 store is.",
    ],
    [
      { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'pictures', S3_SECRET_ACCESS_KEY: 'secret' },
      "The setting S3_ACCESS_KEY_ID is '', but it must be set, since another setting of the S3 store is.",
    ],
    [
      { S3_ENDPOINT: 's3.example', S3_BUCKET: 'pictures' },
      "The setting S3_ENDPOINT is 'not shown here', but it must be an address that begins with http:// or https://.",
    ],
  ])('rejects an incomplete S3 configuration with one line: %j', (environment, line) => {
    expect(() => readConfig(environment)).toThrow(line)
  })

  test('names an invalid SMTP_URL without showing the password in it', () => {
    expect(() => readConfig({ SMTP_URL: 'http://shop:secret@mail' })).toThrow(
      "The setting SMTP_URL is 'not shown here', but it must be an address that begins with smtp:// or smtps://.",
    )
  })

  test.each(['smtp:mail.example:587', 'smtp://', 'smtps:///mail.example'])(
    'rejects the SMTP_URL %s, which names no server',
    (url) => {
      expect(() => readConfig({ SMTP_URL: url })).toThrow(
        "The setting SMTP_URL is 'not shown here', but it must be an address with the name of a mail server, such as smtp://mail.example:587.",
      )
    },
  )

  test.each(['SMTP_URL', 'DATABASE_URL'])('names a %s whose password has a bare %, without showing it', (name) => {
    const protocol = name === 'SMTP_URL' ? 'smtp' : 'postgres'
    expect(() => readConfig({ [name]: `${protocol}://shop:100%@host` })).toThrow(
      `The setting ${name} is 'not shown here', but it must be an address in whose user name and password every % is written as %25.`,
    )
  })

  test('rejects a replica without a PostgreSQL server', () => {
    expect(() => readConfig({ DATABASE_REPLICA_URL: 'postgres://shop:secret@db/shop' })).toThrow(
      "The setting DATABASE_REPLICA_URL is 'not shown here', but it must be set only together with DATABASE_URL.",
    )
  })

  test('names an invalid DATABASE_URL without showing the password in it', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://shop:secret@db' })).toThrow(
      "The setting DATABASE_URL is 'not shown here', but it must be an address that begins with postgres:// or postgresql://.",
    )
  })
})
