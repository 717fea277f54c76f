import { adminCommand, adminUsage } from './admin.command.ts'
import { backupCommand, backupUsage } from './backup.command.ts'
import type { Command } from './command.ts'
import { importCommand, importUsage } from './import.command.ts'
import { restoreCommand, restoreUsage } from './restore.command.ts'
import { exitWithError } from './run.ts'

/* Runs a maintenance command for the owner: `pnpm shop COMMAND`. */

const commands: Readonly<Record<string, { readonly run: Command; readonly usage: string }>> = {
  admin: { run: adminCommand, usage: adminUsage },
  import: { run: importCommand, usage: importUsage },
  backup: { run: backupCommand, usage: backupUsage },
  restore: { run: restoreCommand, usage: restoreUsage },
}

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (command === undefined) {
  const usages = Object.values(commands)
    .map(({ usage }) => usage)
    .join(', ')
  process.stderr.write(`${name === '' ? 'No command was given' : `There is no command '${name}'`}. The commands are: ${usages}\n`)
  process.exitCode = 2
} else {
  try {
    process.exitCode = await command.run(args, process.env, (line) => process.stdout.write(`${line}\n`))
  } catch (error) {
    exitWithError(error)
  }
}
