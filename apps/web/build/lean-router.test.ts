import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutUnused } from './lean-router.ts'

const routerDom = createRequire(import.meta.url).resolve('react-router-dom')
const folder = dirname(createRequire(routerDom).resolve('react-router'))
const router = globSync(join(folder, '*.mjs'))
  .map((file) => readFileSync(file, 'utf8'))
  .find((code) => code.includes('function createRouter('))!

const leave = (code: string) => withoutUnused(code, 'router.mjs')

test('leaves out fetchers and the sentences of errors, and keeps loaders and blockers', () => {
  const lean = leave(router)
  for (const part of ['state.fetchers.get(key) || IDLE_FETCHER', 'Expected a Location header on the redirect Response']) {
    expect(router).toContain(part)
    expect(lean).not.toContain(part)
  }
  expect(lean).toContain('let loaderResultsPromise = callDataStrategy(')
  expect(lean).toContain('state.blockers.get(key) || IDLE_BLOCKER')
})

test('fails when a version of the router lacks a part that is left out', () => {
  expect(() => leave(router.replaceAll('markFetchersDone', 'endFetchers'))).toThrow('It no longer contains: markFetchersDone')
  expect(() => leave(router.replaceAll('useOptimisticImpl', 'optimistic'))).toThrow('router.mjs has changed')
})
