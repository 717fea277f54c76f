import { statfs } from 'node:fs/promises'
import { Problem } from './check.ts'
import type { Check } from './check.ts'
import { nearestExisting } from './check-folder.ts'

const gigabyte = 1e9

/** The database, four backups and the images of a small shop fit into this. */
const neededBytes = gigabyte

/**
 * Checks that the disk of the data folder has space.
 *
 * @param needed - the required bytes
 */
export function checkDisk(needed = neededBytes): Check {
  return {
    name: 'Disk',
    async run({ dataFolder }) {
      const { bavail, bsize } = await statfs(nearestExisting(dataFolder))
      const free = bavail * bsize
      if (free >= needed) return `${inGigabytes(free)} free`
      throw new Problem(
        `Only ${inGigabytes(free)} are free for ${dataFolder}, and the shop needs ${inGigabytes(needed)}. Free some space, or set DATA_DIR to a folder on another disk.`,
      )
    },
  }
}

function inGigabytes(bytes: number): string {
  return `${(bytes / gigabyte).toFixed(1)} GB`
}
