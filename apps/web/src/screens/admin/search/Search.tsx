import { createSynonymsActors, synonymsMachine } from '@shop/machines'
import { SynonymsView } from '@shop/views/synonyms'
import { lazyEndpoints } from '../../../app/services/lazy-api.ts'
import { useServices } from '../../../app/services/services-context.ts'
import { useScreenMachine } from '../../../app/shop/useScreenActor.ts'
import { useSignedInAgain } from '../useSignedInAgain.ts'

/** The page at `/admin/search`, loaded each time it opens. */
export function Search() {
  const { adminApi } = useServices()
  const [snapshot, actor] = useScreenMachine(() => {
    const adminSearch = lazyEndpoints(adminApi, 'adminSearch', ['read', 'preview', 'addSynonym', 'removeSynonym'])
    return synonymsMachine.provide({ actors: createSynonymsActors({ api: { adminSearch } }) })
  }, undefined)
  const { problem, previewProblem } = snapshot.context
  useSignedInAgain(actor, problem !== null || previewProblem !== null)
  return <SynonymsView snapshot={snapshot} send={(event) => actor.send(event)} />
}
