import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A small disk in memory. */
export interface SmallDisk {
  readonly folder: string
  remove(): Promise<void>
}

/** Makes a small disk; null when this user may not mount one. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  if (status !== 0) {
    await rm(folder, { recursive: true })
    console.log('Only root may make a small disk: the test of a full one is skipped.')
    return null
  }
  return {
    folder,
    async remove() {
      spawnSync('umount', ['--lazy', folder])
      await rm(folder, { recursive: true })
    },
  }
}
