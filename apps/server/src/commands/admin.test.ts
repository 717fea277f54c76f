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

describeDatabases('an admin at start', (open) => {
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

  test('an admin at start is created from the settings, and a different password is set', async () => {
    await start({ email: 'owner@shop.example', password: 'Correct7horse' })
    await start({ email: 'owner@shop.example', password: 'Correct7horse' })
    expect(await logIn('owner@shop.example', 'Correct7horse')).toBe(200)
    await start({ email: 'Owner@shop.example', password: 'Another7horse' })
    expect([await logIn('owner@shop.example', 'Correct7horse'), await logIn('owner@shop.example', 'Another7horse')]).toEqual([
      401, 200,
    ])
    expect(lines).toEqual(['owner@shop.example is an admin now.', 'Owner@shop.example has a new password.'])
  })

  test('keeps its sessions when the password is the same and loses them when it changes', async () => {
    await start({ email: 'owner@shop.example', password: 'Correct7horse' })
    const owner = visit(shop)
    await owner.send('POST /api/admin/login', { email: 'owner@shop.example', password: 'Correct7horse' })
    await start({ email: 'owner@shop.example', password: 'Correct7horse' })
    expect((await owner.send('GET /api/auth/check')).status).toBe(200)
    await start({ email: 'owner@shop.example', password: 'Another7horse' })
    expect((await owner.send('GET /api/auth/check')).status).toBe(401)
  })

  test('an admin at start is created once for a demo shop, and its password is printed once', async () => {
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

  test('an admin at start is not created outside demo mode or when there is one already', async () => {
    await start(null, false)
    expect(await shop.database.orm.select().from(users)).toEqual([])
    await signIn(shop.database, 'admin')
    await start(null)
    expect(lines).toEqual([])
  })

  test('an admin at start may be a customer who becomes an admin', async () => {
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

  test('creates an admin with the password from the environment, then sets a typed one', async () => {
    expect(await run(['owner@shop.example'], { password: 'Correct7horse' })).toEqual({
      code: 0,
      line: 'owner@shop.example is an admin now.\n',
    })
    expect(await run(['owner@shop.example'], { typed: 'Another7horse\n' })).toEqual({
      code: 0,
      line: 'owner@shop.example is an admin with a new password now; its sessions have ended.\n',
    })
  })

  test.each([
    [[], {}, { code: 2, line: 'Usage: pnpm shop admin EMAIL\n' }],
    [['owner'], {}, { code: 2, line: 'Usage: pnpm shop admin EMAIL\n' }],
    [
      ['owner@shop.example'],
      { password: 'Password1' },
      { code: 1, line: 'This password is too common. Please choose another one.\n' },
    ],
    [
      ['owner@shop.example'],
      { typed: '' },
      {
        code: 1,
        line: 'Must be more than 8 characters, including at least one number, at least one lowercase letter, at least one uppercase letter.\n',
      },
    ],
  ])('rejects %j with %j in one clear line', async (args, given, outcome) => {
    expect(await run(args, given)).toEqual(outcome)
  })
})
