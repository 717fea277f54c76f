import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { eq } from '../db/drizzle.ts'
import { users } from '../db/schema.ts'
import { describeDatabases } from '../testing/databases.ts'
import { signIn } from '../testing/users.ts'
import { cheapHasher, useTestShop } from '../testing/shop.ts'
import { visit } from '../testing/visitor.ts'
import { prepareAdmin } from './admin-at-start.ts'
import { adminCommand } from './admin.command.ts'

describeDatabases('the admin at the start of the server', (open) => {
  const shop = useTestShop(open)
  let lines: string[] = []
  beforeEach(async () => {
    lines = []
    await shop.database.orm.delete(users)
  })

  const start = (admin: { email: string; password: string } | null, demo = true) =>
    prepareAdmin({ database: shop.database, hasher: cheapHasher }, { admin, demo }, 'hello@shop.example', (line) =>
      lines.push(line),
    )
  const logIn = async (email: string, password: string) =>
    (await visit(shop).send('POST /api/admin/login', { email, password })).status

  test('a start creates the admin from the settings, and sets a different password later', async () => {
    await start({ email: 'owner@shop.example', password: 'Correct7horse' })
    await start({ email: 'owner@shop.example', password: 'Correct7horse' })
    expect(await logIn('owner@shop.example', 'Correct7horse')).toBe(200)
    await start({ email: 'Owner@shop.example', password: 'Another7horse' })
    expect([await logIn('owner@shop.example', 'Correct7horse'), await logIn('owner@shop.example', 'Another7horse')]).toEqual([
      401, 200,
    ])
    expect(lines).toEqual(['owner@shop.example is an admin now.', 'Owner@shop.example has a new password.'])
  })

  test('a start ends the sessions of the admin only when the password changes', async () => {
    await start({ email: 'owner@shop.example', password: 'Correct7horse' })
    const owner = visit(shop)
    await owner.send('POST /api/admin/login', { email: 'owner@shop.example', password: 'Correct7horse' })
    await start({ email: 'owner@shop.example', password: 'Correct7horse' })
    expect((await owner.send('GET /api/auth/check')).status).toBe(200)
    await start({ email: 'owner@shop.example', password: 'Another7horse' })
    expect((await owner.send('GET /api/auth/check')).status).toBe(401)
  })

  test('a start creates one admin for a demo shop and prints the password only then', async () => {
    await start(null)
    await start(null)
    expect(lines).toEqual([
      expect.stringMatching(
        /^The admin of this shop is admin@shop\.example with the password \w{23} \(shown only now; pnpm shop admin admin@shop\.example sets another\)\.$/,
      ),
    ])
    const [, password = ''] = /password (\w+)/.exec(lines[0] ?? '') ?? []
    expect(await logIn('admin@shop.example', password)).toBe(200)
  })

  test('only one of two servers that start a demo shop at once creates the admin and prints the password', async () => {
    await Promise.all([start(null), start(null)])
    expect(lines).toHaveLength(1)
    const [, password = ''] = /password (\w+)/.exec(lines[0] ?? '') ?? []
    expect(await logIn('admin@shop.example', password)).toBe(200)
  })

  test('only one of two servers that start at once with an admin in their settings sets the password', async () => {
    const owner = { email: 'owner@shop.example', password: 'Correct7horse' }
    await Promise.all([start(owner), start(owner)])
    await Promise.all([start({ ...owner, password: 'Another7horse' }), start({ ...owner, password: 'Another7horse' })])
    expect(lines).toEqual(['owner@shop.example is an admin now.', 'owner@shop.example has a new password.'])
  })

  test('a start creates no admin outside demo mode, and says how to create one', async () => {
    await start(null, false)
    expect(await shop.database.orm.select().from(users)).toEqual([])
    expect(lines).toEqual([
      'This shop has no admin. Set ADMIN_EMAIL and ADMIN_PASSWORD and start it again, or stop it and run pnpm shop admin EMAIL.',
    ])
  })

  test.each([true, false])('a start prints nothing when there is an admin already, with demo mode %s', async (demo) => {
    await signIn(shop.database, 'admin')
    await start(null, demo)
    expect(lines).toEqual([])
  })

  test('a start turns a customer with the configured email into an admin', async () => {
    const { user, cookie } = await signIn(shop.database, 'customer')
    await start({ email: user.email, password: 'Correct7horse' })
    const [row] = await shop.database.orm.select().from(users).where(eq(users.id, user._id))
    expect(row?.role).toBe('admin')
    expect((await visit(shop).send('GET /api/auth/check', undefined, { headers: { cookie } })).status).toBe(401)
  })
})

describe('pnpm shop admin', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-admin-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  async function run(args: readonly string[], { password, typed = '' }: { password?: string; typed?: string } = {}) {
    const { ADMIN_PASSWORD: _ours, ...environment } = process.env
    const child = spawn(process.execPath, [fileURLToPath(new URL('shop.ts', import.meta.url)), 'admin', ...args], {
      env: { ...environment, DATA_DIR: join(folder, 'data'), ...(password === undefined ? {} : { ADMIN_PASSWORD: password }) },
    })
    child.stdin.end(typed)
    const [stdout, [code]] = await Promise.all([child.stdout.toArray(), once(child, 'exit')])
    return { code: code as number, line: Buffer.concat(stdout).toString() }
  }

  test('pnpm shop admin creates an admin with the password from the environment, then sets a typed one', async () => {
    expect(await run(['owner@shop.example'], { password: 'Correct7horse' })).toEqual({
      code: 0,
      line: 'owner@shop.example is an admin now.\n',
    })
    expect(await run(['owner@shop.example'], { typed: 'Another7horse\n' })).toEqual({
      code: 0,
      line: 'owner@shop.example is an admin with a new password now; its sessions have ended.\n',
    })
  })

  test('pnpm shop admin rejects a typed password that breaks the rule', async () => {
    expect(await run(['owner@shop.example'], { typed: '\n' })).toEqual({
      code: 1,
      line: 'Must be more than 8 characters, including at least one number, at least one lowercase letter, at least one uppercase letter.\n',
    })
  })

  test('pnpm shop admin whose prompt is left changes nothing and says so', async () => {
    expect(await run(['owner@shop.example'])).toEqual({ code: 1, line: 'No password was typed. Nothing was changed.\n' })
  })

  test.each([
    [[], {}, { code: 2, lines: ['Usage: pnpm shop admin EMAIL'] }],
    [['owner'], {}, { code: 2, lines: ['Usage: pnpm shop admin EMAIL'] }],
    [
      ['owner@shop.example'],
      { ADMIN_PASSWORD: 'Password1' },
      { code: 1, lines: ['This password is too common. Please choose another one.'] },
    ],
  ])('pnpm shop admin rejects the arguments %j with the settings %j in one clear line', async (args, settings, outcome) => {
    const lines: string[] = []
    const code = await adminCommand(args, settings, (line) => lines.push(line))
    expect({ code, lines }).toEqual(outcome)
  })
})
