import type { RecordedSteps } from '../../sandbox/index.ts'
import { catalogueDrivers } from './catalogue.ts'
import type { Driver, RecordedEvent } from './driver.ts'
import { enquiryDrivers } from './enquiries.ts'
import { formDrivers } from './forms.ts'
import { listDrivers } from './lists.ts'
import { orderDrivers } from './orders.ts'
import { adminDrivers, tableDriver } from './admin.ts'

/** The drivers by the id of the machine. The root and the details of lines have no controls of their own. */
export const drivers: Readonly<Record<string, Driver>> = {
  ...formDrivers,
  ...listDrivers,
  ...orderDrivers,
  ...catalogueDrivers,
  ...adminDrivers,
  ...enquiryDrivers,
}

/** The driver for a recording; undefined without one. The tables of products and of collections have the same machine. */
export function driverFor(id: string, { steps }: RecordedSteps): Driver | undefined {
  const rows = steps.flatMap(({ step }): unknown[] => {
    const page = step.kind === 'respond' && step.request === 'page' ? (step.output as RecordedEvent | null)?.['items'] : []
    return Array.isArray(page) ? page : []
  })
  // Only collections have a cover image.
  return id === 'adminTable' && rows.some((row) => typeof row === 'object' && row !== null && 'coverImage' in row)
    ? tableDriver('collections')
    : drivers[id]
}
