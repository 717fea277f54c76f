import { productAdminMachine } from '@shop/machines'
import { useEffect } from 'react'
import { useServices } from '../../app/services/services-context.ts'
import { useScreenMachine } from '../../app/shop/useScreenActor.ts'
import { tableActors } from './admin-tables.ts'
import { useSignedInAgain } from './useSignedInAgain.ts'

/** The maximum number of results. The admin refines the search to find others. */
const maximumResults = 8

/** The search for products of a collection: the machine of the dashboard's table with one short page. */
export function useProductSearch() {
  const services = useServices()
  const create = () => productAdminMachine.provide({ actors: tableActors(services).products })
  const [search, actor] = useScreenMachine(create, { limit: maximumResults, sort: null })
  const { send } = actor
  useEffect(() => send({ type: 'section.open' }), [send])
  useSignedInAgain(actor, search.hasTag('failed'))
  return { search, sendSearch: send }
}
