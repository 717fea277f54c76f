import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Builds the Storybook of a checkout into a folder. Throws when it cannot be built. */
export function buildStorybook(checkout: string, folder: string): void {
  run(checkout, 'storybook', ['build', '--quiet', '--output-dir', folder])
}

/** The full name of a commit: 'HEAD', a branch, a short name. Throws when there is none. */
export function resolveCommit(checkout: string, commit: string): string {
  return run(checkout, 'git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`], 'pipe').trim()
}

/**
 * Builds the Storybook of another commit, in a checkout of its own with its own dependencies, and removes that checkout.
 *
 * @param commit Its full name.
 */
export function buildStorybookOf(checkout: string, commit: string, folder: string): void {
  // Not below a node_modules: what lies there is taken for a dependency and left as it is.
  const other = join(tmpdir(), `storybook-of-${commit.slice(0, 12)}`)
  if (existsSync(other)) removeCheckout(checkout, other)
  run(checkout, 'git', ['worktree', 'add', '--detach', '--quiet', other, commit])
  try {
    run(other, 'npx', ['--yes', 'pnpm@12', 'install', '--frozen-lockfile', '--prefer-offline'])
    run(other, join(other, 'node_modules/.bin/storybook'), ['build', '--quiet', '--output-dir', folder])
  } finally {
    removeCheckout(checkout, other)
  }
}

const removeCheckout = (checkout: string, other: string) => run(checkout, 'git', ['worktree', 'remove', '--force', other])

function run(folder: string, command: string, words: string[], output: 'pipe' | 'inherit' = 'inherit'): string {
  const { status, stdout } = spawnSync(command, words, { cwd: folder, stdio: ['ignore', output, 'inherit'], encoding: 'utf8' })
  if (status !== 0) throw new Error(`Failed: ${command} ${words.join(' ')}`)
  return stdout
}
