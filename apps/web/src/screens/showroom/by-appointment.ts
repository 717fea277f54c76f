import type { Presentation } from '@shop/api'

/** Whether the showroom has no opening hours: then every visit is by appointment. */
export function isByAppointment(hours: Presentation['hours']): boolean {
  return hours.every(({ times }) => times === null)
}
