/** One file of the client build, as Vite's manifest describes it. */
interface ManifestChunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
}

/** Addresses of the files that a page needs, each list in the order in which it is to be written. */
export interface PageFiles {
  /** The module that starts the app. */
  readonly script: string
  /** The modules that it and the page's screen import. */
  readonly modules: readonly string[]
  /** The app's styles first, then those of the screen, as on a later navigation. */
  readonly styles: readonly string[]
  /** The fonts of the first view. */
  readonly fonts: readonly string[]
}

/** The two fonts that every page starts with; the others hold letters that most names do not have. */
const firstFonts = /\/(inter|fraunces)-[\w-]{8}\.woff2$/

/**
 * Reads the manifest of the client build, which names for each module its file, its imports and its styles.
 *
 * @param json - the manifest's text
 * @param entryModule - the module that starts the app
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
    return {
      script: address(script),
      modules: unique(all.map(({ file }) => file).filter((file) => file !== script)),
      styles: unique(all.flatMap(({ css = [] }) => css)),
      fonts: unique(Object.values(chunks).flatMap(({ file, assets = [] }) => [file, ...assets])).filter((file) =>
        firstFonts.test(file),
      ),
    }
  }

  /** What a module imports comes before it, as a browser would run it and a cascade expects it. */
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
