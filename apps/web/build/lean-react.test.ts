import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutUnused } from './lean-react.ts'
import { unusedIn } from './unused-in-react.ts'

const folder = dirname(createRequire(import.meta.url).resolve('react-dom/client'))
const react = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8')

test('leaves out the features in the list and keeps the others', () => {
  const lean = withoutUnused(react)
  for (const part of ['13 === fiber.tag', 'ownerDocument.startViewTransition(', 'FragmentInstance.prototype.focus =']) {
    expect(react).toContain(part)
    expect(lean).not.toContain(part)
  }
  expect(lean).toContain('exports.hydrateRoot =')
})

test('fails when a version of React lacks a feature that is left out', () => {
  expect(() => withoutUnused(react.replaceAll('startViewTransition', 'animate'))).toThrow(
    'It no longer contains: startViewTransition',
  )
  expect(() => withoutUnused(react.replaceAll('335544064', '64'))).toThrow('It no longer contains: view transition lanes')
})

test.each([
  ['(0, import_jsx_runtime.jsx)(import_react.Suspense, { children })', 'Suspense'],
  ['React4.createElement(React4.Activity, null)', 'Activity'],
  ['(0, import_react_dom.preload)("/a.js", { as: "script" })', 'preload'],
  ['(0, import_jsx_runtime.jsxs)("title", { children: name })', 'title'],
  ['(0, import_jsx_runtime.jsx)("span", { title: name })', undefined],
])('finds what a module uses of them: %s', (code, used) => {
  expect(unusedIn(code)).toBe(used)
})
