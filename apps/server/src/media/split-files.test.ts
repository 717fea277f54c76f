import { PassThrough } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { splitFiles } from './split-files.ts'

test('a stream is split into its files, whatever the chunks in which they arrive', async () => {
  const stream = new PassThrough()
  const next = splitFiles(stream)
  const files = ['sofa', '', 'chair', 'table'].map(({ length }) => next(length))
  for (const chunk of ['so', 'f', 'acha', 'irtab']) {
    stream.write(chunk)
    await turn()
  }
  stream.write('le')
  expect((await Promise.all(files)).map(String)).toEqual(['sofa', '', 'chair', 'table'])
})

test('a stream may have received files before they are read', async () => {
  const stream = new PassThrough()
  const next = splitFiles(stream)
  stream.write('sofachair')
  await turn()
  expect([await next(4), await next(5)].map(String)).toEqual(['sofa', 'chair'])
})
