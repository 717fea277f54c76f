import type { Overview } from '@shop/api'
import type { AdminApiClient } from '@shop/api/client'
import { fromPromise } from 'xstate'

/** The dependencies of the overview; the client of the admin pages provides them. */
export interface OverviewPorts {
  dashboard: Pick<AdminApiClient['dashboard'], 'overview'>
}

/** The actors of the overview, for `overviewMachine.provide({ actors })`. */
export function createOverviewActors({ api }: { api: OverviewPorts }) {
  return { load: fromPromise<Overview, void>(({ signal }) => api.dashboard.overview({}, { signal })) }
}
