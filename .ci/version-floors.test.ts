import { expect, it } from 'vitest'
import { lockedPackages } from './lock-file.ts'

/** The oldest version of each package that the shop may use, and the advisories that it fixes. */
const floors: readonly [name: string, version: string, fixes: string][] = [
  ['fastify', '5.12.2', 'four high advisories about validation and paths, after CVE-2026-33806 and CVE-2026-3635'],
  ['@fastify/static', '10.1.1', 'CVE-2026-15074, paths that bypass a guard, after CVE-2026-6414'],
  ['find-my-way', '9.7.0', 'GHSA-c96f-x56v-gq3h, denial of service in the router'],
  ['fast-uri', '3.1.5', 'CVE-2026-6321, CVE-2026-6322, CVE-2026-13676, CVE-2026-16221, CVE-2026-18446, confused hosts and paths'],
  ['drizzle-orm', '0.45.2', 'CVE-2026-39356, SQL injection by identifiers'],
  ['sharp', '0.35.0', 'GHSA-f88m-g3jw-g9cj, four vulnerabilities of libvips'],
  ['nodemailer', '9.1.1', 'GHSA-p6gq-j5cr-w38f and GHSA-2x7j-588g-ccc2, files in emails and slow addresses'],
  ['sanitize-html', '2.17.4', 'CVE-2026-44990, scripts in an xmp element'],
  ['dompurify', '3.4.13', 'GHSA-55q2-fjhq-7xh7, after CVE-2026-49458 and CVE-2026-49978, scripts that pass'],
  ['tinymce', '8.5.1', 'CVE-2026-47759, CVE-2026-47761 and CVE-2026-47762, scripts in the editor'],
  ['react-router', '7.18.0', 'GHSA-wrjc-x8rr-h8h6 and GHSA-337j-9hxr-rhxg, after GHSA-8v8x-cx79-35w7, scripts in rendered pages'],
  ['vite', '8.0.16', 'GHSA-fx2h-pf6j-xcff, files that the development server denies'],
  ['node', '24.0.0', 'Node 20 has had no fixes since April 2026'],
]

const numbersOf = (version: string): number[] => version.split('.').map(Number)

function isOlder(version: string, floor: string): boolean {
  const [own, wanted] = [numbersOf(version), numbersOf(floor)]
  const different = wanted.findIndex((number, index) => own[index] !== number)
  // A version that is no list of numbers, such as a preview, is not accepted.
  return different !== -1 && !(Number(own[different]) > Number(wanted[different]))
}

const installed = lockedPackages()

it('no security-relevant dependency is older than its floor', () => {
  const tooOld = floors.flatMap(([name, floor, fixes]) =>
    installed
      .filter((one) => one.name === name && isOlder(one.version, floor))
      .map(({ version }) => `${name} ${version} is older than ${floor}, which fixes ${fixes}`),
  )
  expect(tooOld).toEqual([])
})

it('every dependency with a floor is installed', () => {
  expect(floors.map(([name]) => name).filter((name) => !installed.some((one) => one.name === name))).toEqual([])
})

it.each([
  ['5.12.1', '5.12.2', true],
  ['5.9.9', '5.12.2', true],
  ['5.12.2', '5.12.2', false],
  ['5.13.0', '5.12.2', false],
  ['6.0.0', '5.12.2', false],
  ['5.12.2-beta', '5.12.2', true],
])('version %s is older than the floor %s: %s', (version, floor, expected) => {
  expect(isOlder(version, floor)).toBe(expected)
})
