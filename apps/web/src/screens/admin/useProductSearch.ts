import { createAdminTableActors, productAdminMachine } from '@shop/machines'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { lazyEndpoints } from '../../app/services/lazy-api.ts'
import { useServices } from '../../app/services/services-context.ts'
import { useScreenActor } from '../../app/shop/useScreenActor.ts'

/** The maximum number of results. The admin refines the search to find others. */
const maximumResults = 8

/** The search for products of a collection: the machine of the dashboard's table with one short page. */
export function useProductSearch() {
  const { api, adminApi } = useServices()
  const create = () => {
    const catalogue = lazyEndpoints(api, 'catalogue', ['productCount', 'collectionCount'])
    const adminCatalogue = lazyEndpoints(adminApi, 'adminCatalogue', ['products', 'collections'])
    return productAdminMachine.provide({ actors: createAdminTableActors({ api: { catalogue, adminCatalogue } }).products })
  }
  const search = useScreenActor(create, { limit: maximumResults, sort: null })
  const snapshot = useSelector(search, (current) => current)
  const { send } = search
  useEffect(() => send({ type: 'section.open' }), [send])
  return { search: snapshot, sendSearch: send }
}
