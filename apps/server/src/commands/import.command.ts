import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { createMedia } from '../media/media.ts'
import { openMediaStore } from '../media/open-store.ts'
import { importCatalogue, ImportError } from './import.ts'
import { problemLines, summaryLines } from './import/report.ts'
import type { Command } from './command.ts'

/** The usage of `pnpm shop import`, which is printed for wrong arguments. */
export const importUsage = 'pnpm shop import FILE [--dry-run]'

/** `pnpm shop import FILE [--dry-run]`: imports a catalogue into the configured shop. */
export const importCommand: Command = async (args, environment, print) => {
  const options = readArguments(args)
  if (options === null) {
    print(`Usage: ${importUsage}`)
    return 2
  }
  const config = readConfig(environment)
  const database = await openDatabase(config)
  try {
    await migrate(database)
    const media = createMedia(await openMediaStore(config))
    const summary = await importCatalogue(resolve(options.file), { database, media, dryRun: options.dryRun, log: print })
    summaryLines(summary, options.dryRun).forEach(print)
    return 0
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    problemLines(options.file, error).forEach(print)
    return 1
  } finally {
    await database.close()
  }
}

function readArguments(args: readonly string[]): { file: string; dryRun: boolean } | null {
  try {
    const {
      values,
      positionals: [file, ...others],
    } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    })
    return file === undefined || others.length > 0 ? null : { file, dryRun: values['dry-run'] }
  } catch {
    return null
  }
}
