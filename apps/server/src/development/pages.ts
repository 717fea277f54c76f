import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import type { Config } from '../config.ts'
import { renderPages } from '../rendering/index.ts'
import type { WebBuild } from '../rendering/index.ts'
import { importModule } from './vite.ts'

const starterModule = '/src/start.ts'
const clientModule = '/src/entry-client.tsx'
const serverModule = '/src/entry-server.tsx'

/** Hot reloading needs this in each head, before the app's own scripts. */
const tools = `<script type="module">
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
</script>
<script type="module" src="/@vite/client"></script>
`

/** Renders pages from the app's current sources, with hot reloading by Vite on the same port. */
export function developmentPages(vite: ViteDevServer, { publicUrl }: Config): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', (request, reply) => offerToVite(vite, request, reply))
    await app.register(renderPages, { build: () => currentBuild(vite), publicUrl, tools })
  }
}

/** Vite serves what it knows, such as modules and styles, and passes everything else on. */
async function offerToVite(vite: ViteDevServer, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const passed = await new Promise<boolean>((resolve) => {
    reply.raw.once('close', () => resolve(false))
    vite.middlewares(request.raw, reply.raw, () => resolve(true))
  })
  if (!passed) reply.hijack()
}

async function currentBuild(vite: ViteDevServer): Promise<WebBuild> {
  const entry = await importModule<WebBuild['entry']>(vite, 'ssr', serverModule)
  const start = await vite.environments.ssr.moduleGraph.getModuleByUrl(serverModule)
  const styles = start === undefined ? [] : stylesOf(start)
  const filesFrom = (script: string, starter: string | null = null) => ({ starter, script, modules: [], styles })
  return {
    entry,
    filesOf: () => filesFrom(clientModule, starterModule),
    inspector: {
      inspected: () => filesFrom('/src/inspect/inspected-shop.tsx'),
      page: filesFrom('/src/inspect/inspector-page.tsx'),
    },
  }
}

/** The style sheets of a module's imports, in import order. */
function stylesOf(start: EnvironmentModuleNode): string[] {
  const seen = new Set<EnvironmentModuleNode>()
  const styles: string[] = []
  const visit = (module: EnvironmentModuleNode): void => {
    if (seen.has(module)) return
    seen.add(module)
    module.importedModules.forEach(visit)
    if (module.file?.endsWith('.css') === true) styles.push(`${module.url}?direct`)
  }
  visit(start)
  return styles
}
