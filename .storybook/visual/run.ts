/**
 * `pnpm visual [--from COMMIT]` photographs the States and Examples of this checkout and reports what differs from before.
 * `pnpm visual:update [--from COMMIT]` makes the pictures of this checkout, or of a commit, the ones to compare with.
 * `--only WORD`, as often as needed, leaves out the stories in whose titles none of the words stands.
 *
 * Pictures are kept out of git, in node_modules/.cache/visual: see docs/decisions/016-visual-suite.md.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { findOrInstallChromium } from '../../.ci/chromium.ts'
import { readBreakpoints } from '../breakpoints.ts'
import { modes } from '../modes.ts'
import { buildStorybook, buildStorybookOf, resolveCommit } from './build-storybook.ts'
import { compareFolders, reportFolders } from './compare-folders.ts'
import { listStories, onlyWith } from './list-stories.ts'
import type { PicturedStory } from './list-stories.ts'
import { summarise, writeReport } from './report.ts'
import { serveFolder } from './serve-folder.ts'
import { takePictures } from './take-pictures.ts'
import type { FailedPicture } from './take-pictures.ts'

/** What a folder of pictures holds, kept beside them. */
interface PictureSet {
  /** What it shows, in words. */
  of: string
  /** The browser that took them: another one draws other pixels. */
  browser: string
  stories: PicturedStory[]
  failed: FailedPicture[]
}

const root = join(import.meta.dirname, '../..')
const cache = join(root, 'node_modules/.cache/visual')
const accepted = join(cache, 'accepted')
const report = join(root, 'visual-report')
const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    from: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
  },
})

const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: [
    '--no-sandbox',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    // What moved is drawn anew as a whole, else its rounded corners keep a trace of where they were.
    '--disable-partial-raster',
    // No request leaves this machine. Stopping them one by one would switch the browser's cache off, and take three times as long.
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  ],
})
try {
  if (values.update) await accept(browser, values.from, values.only)
  else await compare(browser, values.from, values.only)
} finally {
  await browser.close()
}

async function accept(browser: Browser, commit: string | undefined, only: readonly string[] = []): Promise<PictureSet> {
  const storybook = join(cache, 'storybook')
  let of = `what was accepted on ${new Date().toISOString().slice(0, 16).replace('T', ' ')}`
  if (commit === undefined) buildStorybook(root, storybook)
  else {
    const name = resolveCommit(root, commit)
    of = `commit ${name.slice(0, 7)}`
    buildStorybookOf(root, name, storybook)
  }
  const set = await photograph(browser, storybook, accepted, of, only)
  console.log(`${set.stories.length} stories in ${Object.keys(modes).length} modes: from now on they are compared with ${of}.`)
  return set
}

async function compare(browser: Browser, commit: string | undefined, only: readonly string[]): Promise<void> {
  const kept = commit === undefined ? readSet(accepted) : null
  const before = kept?.browser === browser.version() ? kept : await accept(browser, commit ?? 'HEAD')
  const folders = reportFolders(report)
  rmSync(report, { recursive: true, force: true })
  buildStorybook(root, join(cache, 'storybook'))
  const after = await photograph(browser, join(cache, 'storybook'), folders.after, 'this checkout', only)
  cpSync(accepted, folders.before, { recursive: true })
  const stories = onlyWith(only, union(before.stories, after.stories))
  const findings = await compareFolders(browser, folders, stories, Object.keys(modes))
  const run = { baseline: before.of, pictures: after.stories.length * Object.keys(modes).length, findings, failed: after.failed }
  writeFileSync(join(report, 'index.html'), writeReport(run))
  console.log(`${summarise(run)}. See visual-report/index.html.`)
  process.exitCode = findings.length > 0 || after.failed.length > 0 ? 1 : 0
}

/** Photographs the stories that are asked for; what the folder holds of others stays in it then. */
async function photograph(
  browser: Browser,
  storybook: string,
  folder: string,
  of: string,
  only: readonly string[],
): Promise<PictureSet> {
  const served = await serveFolder(storybook)
  if (only.length === 0) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const others = readSet(folder)?.stories ?? []
  const stories = onlyWith(only, await listStories(served.url))
  const failed = await takePictures({ browser, storybook: served.url, stories, modes, widths: widths(), folder })
  await served.close()
  const set: PictureSet = { of, browser: browser.version(), stories: union(others, stories), failed }
  writeFileSync(join(folder, 'set.json'), JSON.stringify(set, null, 2))
  return set
}

function union(...lists: PicturedStory[][]): PicturedStory[] {
  return [...new Map(lists.flat().map((story) => [story.id, story])).values()]
}

function readSet(folder: string): PictureSet | null {
  const file = join(folder, 'set.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PictureSet) : null
}

function widths(): Record<string, number> {
  const css = readFileSync(join(root, 'packages/ui/src/styles/tokens/breakpoints.css'), 'utf8')
  return Object.fromEntries(readBreakpoints(css).map(({ name, width }) => [name, width]))
}
