import { changedShopDetails, shopDetailsChangedMeanwhile } from '@shop/domain'
import { FakeFailure } from './failure.ts'
import type { FakeGroup } from './fake-endpoint.ts'
import { nameOfAdmin } from './accounts.ts'
import { storeImage } from './saved-items.ts'

/** The endpoints of the fake for the facts of the shop that admins change. */
export const shopDetailsEndpoints: FakeGroup<'shopDetails'> = {
  read: ({ shopDetails }) => shopDetails,
  update: (state, { body: { version, catalogues, heroes, ...facts } }) => {
    const old = state.shopDetails
    if (version !== old.version) throw new FakeFailure(409, shopDetailsChangedMeanwhile)
    const details = {
      ...facts,
      catalogues: catalogues.map(({ picture, ...catalogue }) => ({ ...catalogue, picture: storeImage(state, picture) })),
      heroes: heroes.map((picture) => storeImage(state, picture)),
    }
    const names = changedShopDetails(old, details)
    if (names.length === 0) return old
    const change = { action: 'changed' as const, subject: 'Shop' as const, subjectId: null, name: names.join(', ') }
    state.changes.push({ _id: state.nextId('change'), at: state.nextTime(), by: nameOfAdmin(state), ...change })
    state.shopDetails = { ...details, version: version + 1 }
    state.heroes = details.heroes
    state.presentation = {
      ...state.presentation,
      catalogues: details.catalogues.map(({ picture: image, ...rest }) => ({ ...rest, image })),
    }
    return state.shopDetails
  },
}
