import { createResetActors, resetMachine } from '@shop/machines'
import { useEffect, useState } from 'react'
import { createActor } from 'xstate'
import { lazyEndpoints } from '../../../app/services/lazy-api.ts'
import { notifyOf } from '../../../app/shell/notify.ts'
import { useServices } from '../../../app/services/services-context.ts'
import type { Services } from '../../../app/services/services.ts'

/** The machine of a password reset. Its listeners are attached before it starts. */
export function useResetActor(token: string | undefined) {
  const services = useServices()
  const [actor] = useState(() => start(token, services))
  useEffect(() => {
    const notices = actor.on('notice', (notice) => notifyOf(notice, actor))
    actor.start()
    return () => {
      notices.unsubscribe()
      actor.stop()
    }
  }, [actor])
  return actor
}

function start(token: string | undefined, { api }: Services) {
  const actors = createResetActors({ api: { auth: lazyEndpoints(api, 'auth', ['resetPassword']) } })
  return createActor(resetMachine.provide({ actors }), { input: { token } })
}
