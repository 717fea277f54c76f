/** A file of the client build in Vite's manifest. */
interface ManifestChunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

/** The URLs of the files that a page needs, in output order. */
export interface PageFiles {
  /** The small script that requests the others when the page's largest picture is shown; null when they are requested at once. */
  readonly starter: string | null
  /** The entry module of the app. */
  readonly script: string
  /** The modules that the entry and the page's screen import. */
  readonly modules: readonly string[]
  /** The app's styles first, then the screen's, in the same order as on a later navigation. */
  readonly styles: readonly string[]
}

const starterModule = 'src/start.ts'

/**
 * Reads the manifest of the client build, which lists the file, imports and styles of each module.
 *
 * @param json - the manifest's text
 * @param entryModule - the entry module of the app
 */
export function readManifest(
  json: string,
  entryModule = 'src/entry-client.tsx',
): { filesOf: (modules: readonly string[]) => PageFiles } {
  const chunks = JSON.parse(json) as Readonly<Record<string, ManifestChunk>>
  const known = new Map<string, PageFiles>()

  function collect(modules: readonly string[]): PageFiles {
    const found = new Set<string>()
    for (const module of [entryModule, ...modules]) visit(module, found)
    const all = [...found].map((name) => chunks[name]!)
    const script = chunks[entryModule]!.file
    const starter = chunks[starterModule]?.file
    return {
      starter: starter === undefined ? null : address(starter),
      script: address(script),
      modules: unique(all.map(({ file }) => file).filter((file) => file !== script)),
      styles: unique(all.flatMap(({ css = [] }) => css)),
    }
  }

  /** Imports come before the module itself, as browsers run them and the cascade expects. */
  function visit(name: string, found: Set<string>): void {
    const chunk = chunks[name]
    if (chunk === undefined || found.has(name)) return
    for (const imported of chunk.imports ?? []) visit(imported, found)
    found.add(name)
  }

  return {
    filesOf(modules) {
      const key = modules.join()
      const files = known.get(key) ?? collect(modules)
      known.set(key, files)
      return files
    },
  }
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)].map(address)
}

function address(file: string): string {
  return `/${file}`
}
