import type { contract } from '@shop/api'
import { endpoints } from './endpoints.ts'
import type { NamedEndpoint } from './endpoints.ts'

/** The groups of endpoints that a machine uses, where they are not named like the machine. */
const groupsOfMachine: Readonly<Partial<Record<string, readonly (keyof typeof contract)[]>>> = {
  auth: ['auth', 'admin'],
  profile: ['auth'],
  reset: ['auth'],
  emailConfirmation: ['auth'],
  invitation: ['admins'],
  pagedList: ['catalogue'],
  suggestions: ['catalogue'],
  lineDetails: ['cart'],
  productEditor: ['admin', 'adminCatalogue'],
  collectionEditor: ['admin', 'adminCatalogue'],
  itemDeletion: ['admin', 'adminCatalogue'],
  adminTable: ['adminCatalogue', 'catalogue'],
  bulkChange: ['adminCatalogue'],
  enquiryInbox: ['adminEnquiries'],
  enquiryDesk: ['adminEnquiries'],
  enquiryFigures: ['adminEnquiries'],
  staffEnquiry: ['adminEnquiries'],
  overview: ['dashboard'],
  synonyms: ['adminSearch'],
}

/** The group of an endpoint: `cart` of `cart.add`. */
export function groupOf(endpoint: string): string {
  return endpoint.split('.', 1)[0]!
}

/** All endpoints by group. The groups that a machine uses come first. */
export function endpointsFor(machineId: string | null): readonly NamedEndpoint[] {
  const preferred: readonly string[] = machineId === null ? [] : (groupsOfMachine[machineId] ?? [machineId])
  const rank = ({ name }: NamedEndpoint) => {
    const place = preferred.indexOf(groupOf(name))
    return place < 0 ? preferred.length : place
  }
  return endpoints.toSorted((one, other) => rank(one) - rank(other))
}
