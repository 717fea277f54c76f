import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drawPicture } from '../media/testing/pictures.ts'
import { importCommand } from './import.command.ts'

let folder = ''
let lines: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-command-'))
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(() => {
  lines = []
})

function run(...args: string[]): Promise<number> {
  return importCommand(args, { DATA_DIR: join(folder, 'data') }, (line) => lines.push(line))
}

describe('pnpm shop import', () => {
  test('pnpm shop import makes a dry run, imports the file, and then finds nothing to change', async () => {
    const file = join(folder, 'products.csv')
    await writeFile(join(folder, 'front.png'), await drawPicture({ width: 24, height: 24 }).png().toBuffer())
    await writeFile(
      file,
      'slug,name,category,style,price,items,description,images\neko,Eko,Armchair,Glam,5,(1),Soft.,front.png\n',
    )

    expect(await run(file, '--dry-run')).toBe(0)
    expect(lines.splice(0)).toEqual([
      'Nothing was changed. The import would bring:',
      '  products     1 new, 0 changed, 0 unchanged',
      '  collections  0 new, 0 changed, 0 unchanged',
      '  pictures     1',
      '  home slides  unchanged',
    ])

    expect(await run(file)).toBe(0)
    expect(lines.splice(0)).toEqual([
      'Storing 1 picture. The shop makes their other sizes while it runs.',
      'Imported:',
      '  products     1 new, 0 changed, 0 unchanged',
      '  collections  0 new, 0 changed, 0 unchanged',
      '  pictures     1',
      '  home slides  unchanged',
    ])
    const stored = await readdir(join(folder, 'data', 'media'), { recursive: true })
    const endings = stored.flatMap((name) => /[0-9a-f]{32}([-.].+)$/.exec(name)?.[1] ?? [])
    expect(endings.toSorted()).toEqual(['-24.jpg', '.json', '.original'])

    expect(await run(file, '--dry-run')).toBe(0)
    expect(lines[1]).toBe('  products     0 new, 0 changed, 1 unchanged')
  }, 60_000)

  test('pnpm shop import lists the problems of a file and exits with 1', async () => {
    const file = join(folder, 'products.csv')
    await writeFile(file, 'slug,name,category,style,price,items,description\neko,Eko,Garden,Glam,5,(1),Soft.\n')
    expect(await run(file)).toBe(1)
    expect(lines).toEqual([
      `${file} was not imported: 1 problem.`,
      '  Line 2: Category must be one of Living Room, Armchair, Bedroom, Dining Room, Center Table, Wardrobe, TV Unit, Carpet.',
    ])
  }, 60_000)

  test.each([[[]], [['a.csv', 'b.csv']], [['a.csv', '--wet-run']]])(
    'pnpm shop import prints its usage for the arguments %j',
    async (args) => {
      expect(await run(...args)).toBe(2)
      expect(lines).toEqual(['Usage: pnpm shop import FILE [--dry-run]'])
    },
  )

  test('pnpm shop import reports a missing file', async () => {
    expect(await run(join(folder, 'nothing.csv'))).toBe(1)
    expect(lines).toEqual([`${join(folder, 'nothing.csv')} was not imported: 1 problem.`, '  The file: There is no such file.'])
  }, 60_000)
})
