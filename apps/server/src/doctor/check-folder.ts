import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Problem, reasonOf } from './check.ts'
import type { Check } from './check.ts'
import { describeOpenPaths, findOpenPaths } from '../private-files.ts'

/** Checks that files can be written to the data folder, or that it can be created, and that other users may not access it. */
export const checkFolder: Check = {
  name: 'Folder',
  async run(config) {
    const { dataFolder } = config
    const folder = nearestExisting(dataFolder)
    try {
      const probe = await mkdtemp(join(folder, '.shop-doctor-'))
      try {
        await writeFile(join(probe, 'file'), 'text')
      } finally {
        await rm(probe, { recursive: true })
      }
    } catch (error) {
      throw new Problem(
        `The shop cannot write to ${folder} (${reasonOf(error, config)}). Give its user the right to, or set DATA_DIR to another folder.`,
        { cause: error },
      )
    }
    const tooOpen = describeOpenPaths(dataFolder, findOpenPaths(dataFolder))
    if (tooOpen !== null) throw new Problem(tooOpen)
    return folder === dataFolder ? `${dataFolder} can be written` : `${dataFolder} will be created`
  },
}

/** The folder itself, or the closest one above it that exists. */
export function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder))
}
