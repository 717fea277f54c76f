import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FloorSettings } from '../floor.ts'
import { residentBytes } from '../process-tree.ts'
import { startProcess, stopProcess } from '../processes.ts'
import type { MeasuredDatabase } from './databases.ts'
import { floorResponseOf } from './floor-response.ts'
import { measure } from './rounds.ts'
import { tableHeading, tableRow } from './table.ts'
import { targetsFor } from './targets.ts'

const shopPort = 3200
const floorPort = 3201
const shopUrl = `http://127.0.0.1:${shopPort}`
const floorUrl = `http://127.0.0.1:${floorPort}`

/** Measures a shop on a database, prints its rows and its memory, and returns the ratios by row. */
export async function measureDatabase(database: MeasuredDatabase): Promise<Record<string, number>> {
  const shop = await startProcess('apps/server/src/commands/start.ts', {
    environment: {
      ...database.settings,
      PORT: String(shopPort),
      DEMO: 'off',
      LOG_LEVEL: 'error',
      NODE_OPTIONS: `--import ${new URL('../../apps/server/src/testing/raise-version.ts', import.meta.url).href}`,
    },
    readyUrl: `${shopUrl}/readyz`,
  })
  const megabytes = (): string => (residentBytes(shop.pid ?? 0) / 1e6).toFixed(0)
  const memoryAtStart = megabytes()
  const { products } = (await (await fetch(`${shopUrl}/api/products?limit=1`)).json()) as { products: { _id: string }[] }
  const targets = targetsFor(products[0]?._id ?? '')
  const folder = mkdtempSync(join(tmpdir(), 'shop-floor-'))
  const responses = await Promise.all(targets.map((target) => floorResponseOf(shopUrl, target)))
  const settings: FloorSettings = { port: floorPort, database: database.floor, responses }
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings))
  const floor = await startProcess('bench/floor.ts', { args: [join(folder, 'settings.json')], readyUrl: `${floorUrl}/0` })

  const ratios: Record<string, number> = {}
  console.log(`\n${tableHeading(database.name)}`)
  for (const [index, target] of targets.entries()) {
    const least = { url: floorUrl, pid: floor.pid ?? 0, path: `/${index}` }
    const figures = await measure(target, { url: shopUrl, pid: shop.pid ?? 0 }, least, database)
    ratios[target.name] = Number(figures.ratio.toFixed(2))
    console.log(tableRow(target.name, figures))
  }
  console.log(`memory of the shop: ${memoryAtStart} MB at start, ${megabytes()} MB after the load`)
  await Promise.all([stopProcess(shop), stopProcess(floor)])
  rmSync(folder, { recursive: true })
  return ratios
}
