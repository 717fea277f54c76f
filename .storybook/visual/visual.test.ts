import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findOrInstallChromium } from '../../.ci/chromium.ts'
import { compareFolders, reportFolders } from './compare-folders.ts'
import { listStories, onlyWith } from './list-stories.ts'
import { summarise, writeReport } from './report.ts'
import { serveFolder } from './serve-folder.ts'
import { steady } from './steady.ts'
import { takePictures } from './take-pictures.ts'

const modes = { 'light 360': { theme: 'light', viewport: 'phone' }, 'dark 360': { theme: 'dark', viewport: 'phone' } } as const
const button = { id: 'components-button--states', title: 'Components/Button · States' }
const busy = { id: 'components-button--states-busy', title: 'Components/Button · StatesBusy' }
const form = { id: 'components-form--examples', title: 'Components/Form · Examples' }

let browser: Browser
let folder: string
let before: Awaited<ReturnType<typeof photograph>>

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
  folder = mkdtempSync(join(tmpdir(), 'visual-'))
  before = await photograph(reportFolders(folder).before)
}, 60_000)
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true })
})

/** A Storybook of two stories: a box of this colour, which shows the time and moves, and a story that fails or not. */
async function photograph(
  into: string,
  { color = 'sienna', isBroken = false, isPlayBroken = false, stories = [button, form] } = {},
) {
  const entry = ({ id, title }: typeof button) => {
    const [name, exportName] = title.split(' · ')
    return [id, { type: 'story', id, title: name, name: exportName, exportName }]
  }
  const playground = [
    'components-button--playground',
    { type: 'story', exportName: 'Playground', id: 'x', title: 'x', name: 'x' },
  ]
  writeFileSync(
    join(folder, 'index.json'),
    JSON.stringify({ v: 5, entries: Object.fromEntries([...stories.map(entry), playground]) }),
  )
  writeFileSync(
    join(folder, 'iframe.html'),
    `<body style="margin: 0"><style>@keyframes turn { to { rotate: 1turn } }</style>
    <div style="width: 40px; height: 20px; background: ${color}; animation: turn 1s infinite"></div><output></output>
    <script>
      const isForm = location.search.includes('form')
      document.querySelector('output').textContent = new Date().toISOString() + matchMedia('(prefers-reduced-motion)').matches
      if (isForm) document.querySelector('div').style.background = 'teal'
      if (isForm && ${isPlayBroken}) document.body.className = 'sb-show-errordisplay'
      setTimeout(() => window.__STORYBOOK_PREVIEW__ = { currentRender: { phase: isForm && ${isBroken} ? 'errored' : 'finished' } }, 30)
    </script>`,
  )
  const served = await serveFolder(folder)
  const listed = await listStories(served.url)
  const failed = await takePictures({
    browser,
    storybook: served.url,
    stories: listed,
    modes,
    widths: { phone: 360 },
    folder: into,
  })
  await served.close()
  return { listed, failed }
}

const names = Object.keys(modes)

describe('the visual suite', () => {
  test('photographs States and Examples, and nothing else', () => {
    expect(before).toEqual({ listed: [button, form], failed: [] })
  })

  test('photographs each of the stories that show the states one by one', async () => {
    const { listed } = await photograph(join(folder, 'each'), { stories: [button, busy] })
    expect(listed).toEqual([button, busy])
  })

  test('leaves out what was not asked for by a word of its title', () => {
    expect(onlyWith([], [button, form])).toEqual([button, form])
    expect(onlyWith(['components/form', 'dialog'], [button, form])).toEqual([form])
    expect(onlyWith(['states'], [button, form])).toEqual([button])
  })

  test('two runs over the same stories find no difference', async () => {
    const folders = reportFolders(folder)
    await photograph(folders.after)
    expect(await compareFolders(browser, folders, [button, form], names)).toEqual([])
  })

  test('a change of a colour is found where it is seen, and drawn', async () => {
    const folders = reportFolders(folder)
    await photograph(folders.after, { color: 'indigo' })
    const findings = await compareFolders(browser, folders, [button, form], names)
    expect(findings).toEqual(names.map((mode) => ({ mode, story: button, comparison: { result: 'changed', pixels: 800 } })))
    expect(
      readFileSync(join(folders.difference, 'light 360', `${button.id}.png`))
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
  })

  test('a story that came and one that went are told apart', async () => {
    const folders = { ...reportFolders(folder), after: join(folder, 'others') }
    const dialog = { id: 'components-dialog--states', title: 'Components/Dialog · States' }
    await photograph(folders.after, { stories: [button, dialog] })
    const findings = await compareFolders(browser, folders, [button, form, dialog], ['light 360'])
    expect(findings.map(({ story, comparison }) => [story.id, comparison.result])).toEqual([
      [form.id, 'removed'],
      [dialog.id, 'added'],
    ])
  })

  test('a story that fails is named, and the others are drawn', async () => {
    const { failed } = await photograph(reportFolders(folder).after, { isBroken: true })
    expect(failed).toEqual(names.map((mode) => ({ mode, story: form.id, reason: 'The story failed.' })))
  })

  test('a story whose play function fails is named, too', async () => {
    const { failed } = await photograph(reportFolders(folder).after, { isPlayBroken: true })
    expect(failed).toEqual(names.map((mode) => ({ mode, story: form.id, reason: 'The story failed.' })))
  })
})

describe('a picture', () => {
  const taking = (...pictures: string[]) => {
    let taken = 0
    return () => Promise.resolve(Buffer.from(pictures[Math.min(taken++, pictures.length - 1)] ?? ''))
  }

  test('is taken until it is the same twice in a row', async () => {
    expect(String(await steady(taking('half', 'most', 'whole', 'whole', 'other')))).toBe('whole')
  })

  test('of what never comes to rest is none', async () => {
    await expect(steady(taking('a', 'b', 'a', 'b', 'a', 'b', 'a', 'b'))).rejects.toThrow('The story does not come to rest.')
  })
})

describe('the report', () => {
  const run = {
    baseline: 'commit 1a2b3c4',
    pictures: 8,
    findings: [
      { mode: 'light 360', story: button, comparison: { result: 'changed' as const, pixels: 800 } },
      { mode: 'dark 360', story: form, comparison: { result: 'added' as const } },
    ],
    failed: [{ mode: 'dark 360', story: 'components-<b>--states', reason: 'The story failed.' }],
  }

  test('says in one line what has changed', () => {
    expect(summarise(run)).toBe('8 pictures against commit 1a2b3c4: 1 changed, 1 added, 0 removed, 1 not drawn')
  })

  test('shows before, after and the difference of what changed', () => {
    const html = writeReport(run)
    for (const side of ['before', 'after', 'difference'])
      expect(html).toContain(`src="${side}/light%20360/components-button--states.png"`)
    expect(html).not.toContain('src="before/dark%20360/components-form--examples.png"')
    expect(html).toContain('components-&#60;b&#62;--states')
  })
})

describe('the folder of a built Storybook', () => {
  test('is served under a path alone', async () => {
    writeFileSync(join(folder, 'index.html'), 'here')
    const served = await serveFolder(folder, '/x/')
    expect(await (await fetch(served.url)).text()).toBe('here')
    expect((await fetch(new URL('/index.html', served.url))).status).toBe(404)
    expect((await fetch(`${served.url}..%2f..%2fetc%2fpasswd`)).status).toBe(404)
    await served.close()
  })
})
