import { mallocSettings } from '../malloc-settings.ts'

/**
 * The option with which V8 compiles PGlite quickly and does not optimise it: for one of its functions alone, the optimising compiler needs
 * 600 MB and three seconds in each process.
 */
export const withoutOptimising = '--liftoff-only'

/**
 * A space for new objects that cannot grow to 134 MB, which saves 100 MB and no processor time. Old objects are collected when they need half
 * more memory than after the last collection: V8 would wait for up to three times as much, because the computer has a lot of it. And one
 * pool of the C library, which returns freed memory to the system: 55 MB less after a start with two pools, and under load 28 MB less with
 * one than with two, at the same speed. It keeps blocks below 4 MB for the next request. Without that value, the one for freed memory makes
 * the C library get each block above 128 KB from the system, and compressing a page takes half as long again. All are read only when a
 * process begins.
 */
const options = ['--max-semi-space-size=4', '--heap-growing-percent=50', withoutOptimising]
const variables = mallocSettings({ pools: 1, block: 4, free: 8 })

/**
 * Replaces this process by itself with settings that keep its memory small, under the same number and with the same arguments. Returns when it
 * has them, and on Windows, which cannot replace a process. Options and variables of the operator win.
 */
export function applyMemorySettings(): void {
  const { execPath, execArgv, argv, env, platform } = process
  // An option of the process would override the same one in NODE_OPTIONS, where its name may have underscores.
  const named = (env['NODE_OPTIONS'] ?? '').replaceAll('_', '-').split(/[\s"=]+/)
  const missing = options.filter((option) => !named.includes(option.split('=')[0]!))
  if (platform === 'win32' || missing.every((option) => execArgv.includes(option))) return
  process.execve?.(execPath, [execPath, ...missing, ...execArgv, ...argv.slice(1)], { ...variables, ...env })
}
