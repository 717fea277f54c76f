import { writeFileSync } from 'node:fs'
import { chartOf } from '../src/chart/chart.ts'
import { knownMachines } from '../src/machines/index.ts'
import { layOut } from './lay-out.ts'

// Run it after a chart has changed: `pnpm --filter @shop/inspector charts`. A test says when it is due.
for (const { id, machine } of knownMachines) {
  const file = new URL(`../src/chart/drawn/${id}.json`, import.meta.url)
  writeFileSync(file, `${JSON.stringify(await layOut(chartOf(machine)))}\n`)
  console.info(`${id}: drawn`)
}
