import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
/** Installed, generated and local files. */
const leftOut = /^(\.git|node_modules|data|demo|storybook-static|visual-\w+)$|(^|\/)(dist|\.cache|\.vite.*)$/

/**
 * Copies the sources into a temporary folder that shares the installed packages, so that a test may change them.
 *
 * @returns The folder's path. The caller removes it.
 */
export function copyWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'workspace-'))
  const filter = (path: string) => !leftOut.test(relative(root, path))
  // The links between workspace packages are relative, so the copied ones lead into the copy.
  cpSync(root, copy, { recursive: true, verbatimSymlinks: true, filter })
  mkdirSync(join(copy, 'node_modules'))
  for (const entry of readdirSync(join(root, 'node_modules')).filter((name) => name !== '.cache')) {
    symlinkSync(join(root, 'node_modules', entry), join(copy, 'node_modules', entry))
  }
  return copy
}
