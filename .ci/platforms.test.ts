import { expect, it } from 'vitest'
import { lockedPackages } from './lock-file.ts'

const packages = new Set(lockedPackages().map(({ name, version }) => `${name}@${version}`))

/** The names that packages give to a platform. */
const platforms = [
  ['macOS', ['darwin-arm64']],
  ['Windows', ['win32-x64', 'win32-x64-msvc']],
] as const

/** sharp contains libvips on Windows. */
const withoutWindows = /^@img\/sharp-libvips-/

it.each(platforms)('the lock file has each native package for %s too', (platform, names) => {
  const native = [...packages].filter(
    (name) => /linux-x64(-gnu)?@/.test(name) && !(platform === 'Windows' && withoutWindows.test(name)),
  )
  expect(native.length).toBeGreaterThan(10)
  const others = (name: string) => names.map((other) => name.replace(/linux-x64(-gnu)?(?=@)/, other))
  expect(native.filter((name) => !others(name).some((other) => packages.has(other)))).toEqual([])
})
