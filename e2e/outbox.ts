import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/**
 * Waits for an email to an address whose text matches, and returns the match in the newest one.
 *
 * @param dataDir - the data folder of the shop that sends it
 */
export async function findInEmail(to: string, pattern: RegExp, dataDir = 'e2e-data'): Promise<string> {
  let found = ''
  await expect
    .poll(async () => {
      const texts = (await emails(dataDir)).filter((text) =>
        text.split('\n').some((line) => line.startsWith('To: ') && line.includes(to)),
      )
      found = texts.map((text) => pattern.exec(text)?.[0] ?? '').findLast((match) => match !== '') ?? ''
      return found
    })
    .not.toBe('')
  return found
}

/** Every email so far, oldest first, with its original lines. */
async function emails(dataDir: string): Promise<string[]> {
  const folder = join(import.meta.dirname, `../node_modules/.cache/${dataDir}/outbox`)
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).toSorted()
  return Promise.all(files.map(async (name) => decode(await readFile(join(folder, name), 'utf8'))))
}

/** Decodes quoted-printable text. */
function decode(text: string): string {
  return text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
}
