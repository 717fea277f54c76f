import { catalogueDrivers } from './catalogue.ts'
import type { Driver } from './driver.ts'
import { formDrivers } from './forms.ts'
import { listDrivers } from './lists.ts'
import { officeDrivers } from './office.ts'

/** How machines are moved in the shop, by the id of the chart. The root and the details of lines have no handle of their own. */
export const drivers: Readonly<Record<string, Driver>> = { ...formDrivers, ...listDrivers, ...catalogueDrivers, ...officeDrivers }
