import { cartMachine } from '@shop/machines'
import { expect, it } from 'vitest'
import { startSandbox } from '../sandbox/index.ts'
import { sessionOf } from '../testing/recording.ts'
import { sendsLists } from './sends-lists.ts'

it.each([
  [{ kind: 'visitor' }, false],
  [{ kind: 'guest', anonymousId: '019a0000-0005-7000-8000-000000000001' }, true],
] as const)('a signed-out visitor without accepted cookies sends no request of the saved lists: %j', async (identity, sends) => {
  const sandbox = startSandbox(cartMachine, { input: { tab: 'tab' } })
  await sandbox.take({ kind: 'send', event: { type: 'identity.changed', identity } })
  expect(sendsLists(sessionOf(sandbox.tap))).toBe(sends)
})
