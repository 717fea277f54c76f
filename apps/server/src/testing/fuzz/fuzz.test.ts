import { expect, test } from 'vitest'
import { describeDatabases } from '../databases.ts'
import { openFuzzShop } from './fuzz-shop.ts'
import { runFuzz } from './run-fuzz.ts'

describeDatabases('random requests to the endpoints of the contract', (open) => {
  test('every response to a random request follows the contract and none is an internal error', async () => {
    const database = await open()
    const shop = await openFuzzShop(database)
    try {
      const seed = Math.floor(Math.random() * 1e9)
      const { findings } = await runFuzz(shop, seed, 500)
      expect(findings, `pnpm fuzz --seed ${seed} --requests 500`).toEqual([])
    } finally {
      await shop.app.close()
      await database.close()
    }
  }, 120_000)
})
