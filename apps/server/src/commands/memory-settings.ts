import { mallocSettings } from '../malloc-settings.ts'

/**
 * The option with which V8 compiles PGlite quickly and does not optimise it: for one of its functions alone, the optimising compiler needs
 * 600 MB and three seconds in each process.
 */
export const withoutOptimising = '--liftoff-only'

/**
 * V8's options, which a process reads only when it begins. The space for new objects cannot grow to 134 MB. This saves 100 MB and costs no
 * processor time. V8 collects old objects when they need half more memory than after the last collection. By default, it would wait until they
 * need up to three times as much, because the computer has a lot of memory.
 */
const options = ['--max-semi-space-size=4', '--heap-growing-percent=50', withoutOptimising]

/**
 * Variables of the C library, which a process also reads only when it begins. Its pools return freed memory to the system. With two pools, the
 * shop needs 55 MB less after a start than by default. Under load, it needs 28 MB less with one pool than with two, at the same speed. The
 * pool keeps blocks below 4 MB for the next request. Without the value for blocks, the value for freed memory makes the C library get each
 * block above 128 KB from the system, and compressing a page takes half as long again.
 */
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
