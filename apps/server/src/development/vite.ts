import type { Server } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRunnableDevEnvironment, createServer, isRunnableDevEnvironment, loadConfigFromFile } from 'vite'
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const webFolder = join(root, 'apps/web')

/** The environments that run modules on the server: one renders pages, the other is the server itself. */
type ServerEnvironment = 'ssr' | 'api'

/**
 * Starts Vite without a port of its own.
 *
 * @param server - carries the connection for hot updates
 * @param onServerChange - called when a file that the server runs has changed
 */
export async function startVite(server: Server, onServerChange: () => void): Promise<ViteDevServer> {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, join(webFolder, 'vite.config.ts'))
  // Builds bundle every package; here Node loads them, as development versions expect.
  const { environments: _environments, plugins, ...config } = loaded?.config ?? {}
  const environment = {
    consumer: 'server' as const,
    resolve: { noExternal: [/^@shop\//] },
    dev: { createEnvironment },
  }
  const vite = await createServer({
    ...config,
    plugins: [waitUntilWritten(), plugins, reportServerChanges(onServerChange), updateLinkedStyles()],
    configFile: false,
    root: webFolder,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
    environments: { ssr: environment, api: environment },
  })
  // Vite watches single files outside the app's folder and loses sight of one that an editor or Git replaces.
  vite.watcher.add(['packages', 'apps/server/src', 'shop.config.ts'].map((path) => join(root, path)))
  return vite
}

/** Runs a module on the server. It and its imports are evaluated again only after they have changed. */
export async function importModule<Module>(vite: ViteDevServer, name: ServerEnvironment, path: string): Promise<Module> {
  const environment = vite.environments[name]
  if (environment === undefined || !isRunnableDevEnvironment(environment)) throw new Error(`Vite cannot run modules in ${name}.`)
  return environment.runner.import<Module>(path)
}

/** Modules are fetched again by the next import; hot updates would evaluate all of them again, with the open database. */
function createEnvironment(name: string, config: ResolvedConfig) {
  return createRunnableDevEnvironment(name, config, { runnerOptions: { hmr: false } })
}

/**
 * An editor empties a file before it writes it. A module that is fetched in between would stay empty, because Vite reports only the first
 * of two changes within 50 ms. Vite's `read` waits for the content.
 */
function waitUntilWritten(): Plugin {
  return {
    name: 'wait-until-written',
    async hotUpdate({ type, read }) {
      if (type === 'update') await read()
    },
  }
}

/** A file that the server runs gets no hot update: the page is reloaded when the server is ready. */
function reportServerChanges(onServerChange: () => void): Plugin {
  return {
    name: 'report-server-changes',
    hotUpdate({ file, server }) {
      const isOnServer = (server.environments['api']?.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0
      if (!isOnServer) return undefined
      if (this.environment.name === 'api') onServerChange()
      return []
    },
  }
}

/**
 * A page links the style sheets of what the server has rendered. Vite reloads the page after a change of a linked CSS module, because it
 * takes it for a script that nothing imports; this replaces the link instead.
 */
function updateLinkedStyles(): Plugin {
  return {
    name: 'update-linked-styles',
    hotUpdate({ modules }) {
      for (const module of modules) if (module.type === 'css') module.isSelfAccepting = true
    },
  }
}
