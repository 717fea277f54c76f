import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { isEmail, limits, passwordRule } from '@shop/domain'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { commonPasswordMessage, isCommonPassword } from '../accounts/common-passwords.ts'
import { makeAdmin } from '../accounts/make-admin.ts'
import { createPasswordHasher } from '../accounts/passwords.ts'
import type { Command } from './command.ts'

/** The usage of `pnpm shop admin`, which is printed for wrong arguments. */
export const adminUsage = 'pnpm shop admin EMAIL'

const outcomes = {
  created: 'is an admin now.',
  changed: 'is an admin with a new password now; its sessions have ended.',
  unchanged: 'is an admin with this password already.',
} as const

/**
 * `pnpm shop admin EMAIL`: creates an admin or sets an admin's password. The password comes from `ADMIN_PASSWORD`, else from a
 * hidden prompt.
 */
export const adminCommand: Command = async (args, environment, print) => {
  const [email = '', ...others] = args
  if (!isEmail(email) || others.length > 0) {
    print(`Usage: ${adminUsage}`)
    return 2
  }
  const { ADMIN_EMAIL: _email, ADMIN_PASSWORD: given, ...rest } = environment
  const config = readConfig(rest)
  const password = given || (await promptPassword(email))
  if (password === null) {
    print('No password was typed. Nothing was changed.')
    return 1
  }
  const problem = passwordProblem(password)
  if (problem !== null) {
    print(problem)
    return 1
  }
  const database = await openDatabase(config)
  try {
    await migrate(database)
    const outcome = await makeAdmin({ database, hasher: createPasswordHasher() }, email, password)
    print(`${email} ${outcomes[outcome]}`)
    return 0
  } finally {
    await database.close()
  }
}

function passwordProblem(password: string): string | null {
  if (!passwordRule.pattern.test(password)) return passwordRule.hint
  if (password.length > limits.passwordMaximum) return `Password must be at most ${limits.passwordMaximum} characters.`
  return isCommonPassword(password) ? commonPasswordMessage : null
}

/** Reads a line from the terminal or a pipe without echoing it. Null when it ends without one, for example with Ctrl+C. */
function promptPassword(email: string): Promise<string | null> {
  process.stderr.write(`New password for ${email}: `)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: process.stdin.isTTY })
  return new Promise((resolve) => {
    lines.once('line', (line) => {
      resolve(line)
      lines.close()
    })
    lines.once('close', () => {
      process.stderr.write('\n')
      resolve(null)
    })
  })
}
