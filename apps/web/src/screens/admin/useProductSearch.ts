import { productAdminMachine } from '@shop/machines'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useServices } from '../../app/services/services-context.ts'
import { useScreenActor } from '../../app/shop/useScreenActor.ts'
import { tableActors } from './admin-tables.ts'

/** The maximum number of results. The admin refines the search to find others. */
const maximumResults = 8

/** The search for products of a collection: the machine of the dashboard's table with one short page. */
export function useProductSearch() {
  const services = useServices()
  const create = () => productAdminMachine.provide({ actors: tableActors(services).products })
  const search = useScreenActor(create, { limit: maximumResults, sort: null })
  const snapshot = useSelector(search, (current) => current)
  const { send } = search
  useEffect(() => send({ type: 'section.open' }), [send])
  return { search: snapshot, sendSearch: send }
}
