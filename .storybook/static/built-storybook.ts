import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import type { Page } from 'playwright'
import { findOrInstallChromium } from '../../.ci/chromium.ts'
import { serveFolder } from '../serve-folder.ts'

const built = join(import.meta.dirname, '../../storybook-static')

/** An entry of the sidebar. */
interface Entry {
  id: string
  type: 'docs' | 'story'
  title: string
}

/** A page that records its errors and its requests outside of the folder. Use `await using`. */
export interface OpenedPage extends AsyncDisposable {
  page: Page
  problems: string[]
}

export interface BuiltStorybook {
  url: string
  /** Every docs page and story, in the order of the sidebar. */
  entries: readonly Entry[]
  /** The address of the frame that shows a story or a docs page. */
  previewOf: (search: Record<string, string>) => string
  openPage: () => Promise<OpenedPage>
  close: () => Promise<void>
}

/** Serves the built Storybook in a subfolder, to a browser without a network. */
export async function openBuiltStorybook(): Promise<BuiltStorybook> {
  const entries = readEntries()
  const { url, close } = await serveFolder(built, '/a/folder/of/its/own/')
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    // Intercepting requests instead would turn the browser's cache off.
    args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  })
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  // A page that is slow on a busy machine has not failed.
  context.setDefaultTimeout(120_000)
  return {
    url,
    entries,
    previewOf: (search) => `${url}iframe.html?${new URLSearchParams(search)}`,
    openPage: async () => listenTo(await context.newPage(), url),
    close: async () => {
      await browser.close()
      await close()
    },
  }
}

function readEntries(): Entry[] {
  try {
    const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }
    return Object.values(entries)
  } catch (cause) {
    throw new Error('There is no storybook-static. Run `pnpm storybook:build` first.', { cause })
  }
}

function listenTo(page: Page, folder: string): OpenedPage {
  const problems: string[] = []
  page.on('request', (request) => {
    const href = request.url()
    const isOwn = href.startsWith(folder) || href.startsWith('data:') || href.startsWith('blob:')
    if (!isOwn) problems.push(`requested ${href}`)
  })
  page.on(
    'console',
    (message) => void (message.type() === 'error' && problems.push(`${message.text()} ${message.location().url}`)),
  )
  page.on('pageerror', (error) => void problems.push(error.message))
  page.on('response', (response) => void (response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`)))
  return { page, problems, [Symbol.asyncDispose]: () => page.close() }
}
