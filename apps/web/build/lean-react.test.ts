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
  for (const part of [
    '13 === fiber.tag',
    'ownerDocument.startViewTransition(',
    'FragmentInstance.prototype.focus =',
    'status = "pending"',
  ]) {
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
  ['/* @__PURE__ */ export_jsx(export_Suspense, { children })', 'Suspense'],
  ['export_createElement(export_Activity$1, null)', 'Activity'],
  ['const Chart = export_lazy(() => import("./Chart.js"))', 'lazy'],
  ['const [isPending, start] = export_useTransition()', 'useTransition'],
  ['export_preload("/a.js", { as: "script" })', 'preload'],
  ['/* @__PURE__ */ export_jsxs("title", { children: name })', 'title'],
  ['/* @__PURE__ */ export_jsx("model-viewer", { src })', 'model-viewer'],
  ['export_jsx("input", { onBeforeInput: check })', 'onBeforeInput'],
  ['const $ = export_c(2)', 'c'],
  ['/* @__PURE__ */ export_jsx("span", { title: name })', undefined],
])('finds what a module uses of them: %s', (code, used) => {
  expect(unusedIn(code)).toBe(used)
})
