import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Parts } from '../parts.ts'
import type { RunningServer } from '../server.ts'
import { importModule, startVite } from './vite.ts'

type PartsModule = typeof import('../parts.ts')
type ShopModule = typeof import('./shop.ts')

const partsModule = fileURLToPath(new URL('../parts.ts', import.meta.url))
const shopModule = fileURLToPath(new URL('./shop.ts', import.meta.url))

/**
 * Serves the shop from its sources. A changed file of the app takes effect in the browser at once. After a change of a file that the
 * server runs, the app is built again over the same open database, and open pages are reloaded. Only a change of what the
 * database or the media store is made of opens them again.
 *
 * @param print - prints a line for the developer
 */
export async function startDevelopmentServer(
  config: Config,
  print: (line: string) => void,
): Promise<RunningServer & { readonly shopName: string }> {
  const failed = Promise.withResolvers<Error>()
  let opened: { readonly by: PartsModule; readonly parts: Parts } | null = null
  let built: { readonly by: ShopModule; readonly app: FastifyInstance } | null = null
  let publicUrl = config.publicUrl
  let closing: Promise<unknown> = Promise.resolve()

  /** Evaluates what has changed, and returns false when nothing has. */
  async function load(): Promise<boolean> {
    const partsNow = await importModule<PartsModule>(vite, 'api', partsModule)
    const shopNow = await importModule<ShopModule>(vite, 'api', shopModule)
    const settings = { ...config, publicUrl }
    if (opened?.by !== partsNow) {
      await close()
      const parts = await partsNow.openParts(settings)
      void parts.database.failed.then(failed.resolve)
      opened = { by: partsNow, parts }
      await shopNow.prepareDevelopmentShop(parts, settings, print)
    } else if (built?.by === shopNow) return false
    const app = await shopNow.buildDevelopmentShop(opened.parts, settings, vite)
    // Jobs such as sending leftover emails start when the app listens. Requests reach it through the server below.
    await app.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => '' })
    // The former app may still wait for its jobs, which use the same database.
    if (built !== null) closing = Promise.all([closing, built.app.close()])
    built = { by: shopNow, app }
    return true
  }

  async function close(): Promise<void> {
    const [app, parts] = [built?.app, opened?.parts]
    built = null
    opened = null
    await Promise.all([closing, app?.close()])
    await parts?.database.close()
  }

  async function reload(): Promise<void> {
    const begun = performance.now()
    try {
      const isNew = await load()
      if (!isNew) return
      print(`The server was reloaded in ${Math.round(performance.now() - begun)} ms.`)
      vite.environments.client.hot.send({ type: 'full-reload' })
    } catch (error) {
      const { message, stack = '' } = error as Error
      print(`The server could not be reloaded: ${stack}`)
      vite.environments.client.hot.send({ type: 'error', err: { message, stack } })
    }
  }

  let loading: Promise<void> = Promise.resolve()
  const server = createServer(async (request, response) => {
    await loading
    if (built !== null) built.app.routing(request, response)
    else
      response.writeHead(503, { 'content-type': 'text/plain' }).end('The server does not run: its last error is in the terminal.')
  })
  const vite = await startVite(server, () => {
    loading = loading.then(reload)
  })
  try {
    server.listen(config.port, config.host)
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const address = `http://${config.host}:${port}`
    if (config.port === 0) publicUrl = address
    const first = load()
    loading = first.then(
      () => undefined,
      () => undefined,
    )
    await first
    return {
      shopName: built!.by.shopName,
      address,
      failed: failed.promise,
      async stop() {
        server.close()
        await loading
        await close()
        await vite.close()
      },
    }
  } catch (error) {
    await close()
    await vite.close()
    throw error
  }
}
