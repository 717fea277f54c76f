/** The shop under `pnpm dev` in a copy of the workspace, whose files may be changed. The journey and `pnpm bench:dev` use it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Page } from '@playwright/test'
import { copyWorkspace } from '../.ci/workspace-copy.ts'

const root = join(import.meta.dirname, '..')

/** A change of one file and its visible effect. */
export interface Change {
  readonly file: string
  /** A text of the file and its replacement. */
  readonly texts: readonly [string, string]
  /** Waits until the page shows the change. */
  readonly isShown: (page: Page) => Promise<unknown>
}

/** One change of each kind of file, by the page that shows it. */
export const changes: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  '/contact': {
    component: {
      file: 'packages/ui/src/patterns/cookie-banner/CookieBanner.tsx',
      texts: ['May we keep', 'Shall we keep'],
      isShown: (page) => page.getByText('Shall we keep').waitFor(),
    },
    style: {
      file: 'packages/ui/src/patterns/cookie-banner/CookieBanner.module.css',
      texts: ['padding: var(--space-4) ', 'padding: 37px '],
      isShown: (page) =>
        page.waitForFunction(() => getComputedStyle(document.querySelector('[data-cookie-banner]')!).paddingTop === '37px'),
    },
    machine: {
      file: 'packages/machines/src/contact/contact.rules.ts',
      texts: ["subject: '', message: ''", "subject: 'A planted subject', message: ''"],
      isShown: (page) =>
        page.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value === 'A planted subject')),
    },
  },
  '/aboutUs': {
    'server route': {
      file: 'apps/server/src/routes/presentation/presentation.routes.ts',
      texts: [
        '() => current.readPresentation()',
        `async () => {
          const presentation = await current.readPresentation()
          return { ...presentation, team: [{ ...presentation.team[0]!, role: 'Planted role' }] }
        }`,
      ],
      isShown: (page) => page.getByText('Planted role').waitFor(),
    },
  },
}

/** A running `pnpm dev`. */
export interface Development {
  readonly address: string
  /** Replaces a text of a file, and returns a function that restores the file. */
  edit(file: string, texts: readonly [string, string]): () => void
  /** Stops the server and removes the copy. */
  stop(): Promise<void>
}

/** Starts an empty shop. */
export async function startDevelopment(): Promise<Development> {
  const folder = copyWorkspace()
  symlinkSync(join(root, 'demo'), join(folder, 'demo'))
  const child = spawn('node', ['apps/server/src/commands/dev.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', DEMO: 'off', DATA_DIR: join(folder, 'data'), DATABASE_URL: '', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true })
  }
  for await (const line of createInterface(child.stdout)) {
    const address = / is open for development at (\S+)$/.exec(line)?.[1]
    if (address !== undefined) return { address, edit: (file, texts) => replaceText(join(folder, file), texts), stop }
  }
  await stop()
  throw new Error('The development server ended before it listened.')
}

/** Makes a change, waits until the page shows it, and returns the milliseconds and a function that restores the file. */
export async function timeChange(shop: Development, page: Page, { file, texts, isShown }: Change) {
  const begun = performance.now()
  const restore = shop.edit(file, texts)
  await isShown(page)
  return { milliseconds: Math.round(performance.now() - begun), restore }
}

function replaceText(file: string, [from, to]: readonly [string, string]): () => void {
  const before = readFileSync(file, 'utf8')
  if (!before.includes(from)) throw new Error(`${file} does not contain '${from}'.`)
  save(file, before.replace(from, to))
  return () => save(file, before)
}

/** Writes a file as editors do: it is empty for a moment, which the server must not take for its content. */
function save(file: string, text: string): void {
  writeFileSync(file, '')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30)
  writeFileSync(file, text)
}
