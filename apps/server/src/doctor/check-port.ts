import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from '../config.ts'
import { forbiddenPort } from '../forbidden-port.ts'
import { Problem, reasonOf } from './check.ts'
import type { Check } from './check.ts'

/** Checks that the shop may listen on its port, and that nothing else does. */
export const checkPort: Check = {
  name: 'Port',
  async run(config) {
    const { host, port } = config
    const server = createServer()
    try {
      server.listen({ host, port })
      await once(server, 'listening')
    } catch (error) {
      throw new Problem(problemOf(error, config), { cause: error })
    } finally {
      server.close()
    }
    return port === 0 ? `any free port of ${host}` : `${host}:${port} is free`
  },
}

function problemOf(error: unknown, config: Config): string {
  const { host, port } = config
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `Something listens on ${host}:${port} already, perhaps this shop. Stop it, or set PORT to another number.`
  if (code === 'EACCES') return forbiddenPort(port)
  return `The shop cannot listen on ${host}:${port} (${reasonOf(error, config)}). Set HOST to an address of this machine.`
}
