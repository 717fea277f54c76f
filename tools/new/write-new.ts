import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { adminScreen } from './admin-screen.ts'
import { component } from './component.ts'
import { endpoint } from './endpoint.ts'
import { machine } from './machine.ts'
import { namesOf } from './names.ts'
import { pattern } from './pattern.ts'
import type { Plan } from './plan.ts'
import { screen } from './screen.ts'

/** The kinds of code that `pnpm new` can write. */
export const generators = { component, pattern, machine, screen, 'admin-screen': adminScreen, endpoint }

/** Writes the files and edits of a generator for this name and returns their paths. Errors are thrown before the first write. */
export function writeNew(kind: keyof typeof generators, name: string, root: string): string[] {
  const names = namesOf(name)
  if (names === null) throw new Error(`'${name}' is not a name in kebab case, such as 'size-guide'.`)
  const { files, edits, commands = [], generated = [] } = generators[kind](names)
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)))
  if (taken !== undefined) throw new Error(`${taken} already exists.`)
  const texts = { ...files, ...changedTexts(edits, root) }
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  run(root, ['node_modules/oxfmt/bin/oxfmt', ...Object.keys(texts)])
  for (const command of commands) run(root, command)
  return [...Object.keys(texts), ...generated]
}

function changedTexts(edits: Plan['edits'], root: string): Record<string, string> {
  return Object.fromEntries(Object.entries(edits).map(([path, change]) => [path, change(readFileSync(join(root, path), 'utf8'))]))
}

function run(root: string, command: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`node ${command.join(' ')} failed:\n${stdout}${stderr}`)
}
