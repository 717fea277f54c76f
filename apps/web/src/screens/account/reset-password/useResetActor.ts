import { createResetActors, resetMachine } from '@shop/machines'
import { useEffect, useState } from 'react'
import { createActor } from 'xstate'
import { lateCalls } from '../../../app/services/late-api.ts'
import { notify } from '../../../app/shell/notices.ts'
import { useServices } from '../../../app/services/services-context.ts'
import type { Services } from '../../../app/services/services.ts'

/** The machine of a new password, for as long as the screen is open. What it says is heard from its first moment. */
export function useResetActor(token: string | undefined) {
  const services = useServices()
  const [actor] = useState(() => start(token, services))
  useEffect(() => {
    const notices = actor.on('notice', (notice) => void notify(notice))
    actor.start()
    return () => {
      notices.unsubscribe()
      actor.stop()
    }
  }, [actor])
  return actor
}

function start(token: string | undefined, { api }: Services) {
  const actors = createResetActors({ api: { auth: lateCalls(api, 'auth', ['resetPassword']) } })
  return createActor(resetMachine.provide({ actors }), { input: { token } })
}
