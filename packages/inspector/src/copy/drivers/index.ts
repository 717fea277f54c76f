import { catalogueDrivers } from './catalogue.ts'
import type { Driver } from './driver.ts'
import { enquiryDrivers } from './enquiries.ts'
import { formDrivers } from './forms.ts'
import { listDrivers } from './lists.ts'
import { orderDrivers } from './orders.ts'
import { adminDrivers } from './admin.ts'

/** The drivers by the id of the machine. The root and the details of lines have no controls of their own. */
export const drivers: Readonly<Record<string, Driver>> = {
  ...formDrivers,
  ...listDrivers,
  ...orderDrivers,
  ...catalogueDrivers,
  ...adminDrivers,
  ...enquiryDrivers,
}
