import { join } from 'node:path'

/**
 * The pairs of Do and Don't of a docs page as a module, so that the compiler checks them: it does not read MDX.
 *
 * @param page the text of the page
 * @param folder the folder of the page, to which its imports are relative
 */
export function examplesOfPage(page: string, folder: string): string {
  const pairs = page.match(/^<Pair>[^]*?^<\/Pair>/gm) ?? []
  const imports = [...page.matchAll(/^import (.+) from '(\..+)'$/gm)]
    .filter(([, , path = '']) => !path.endsWith('.stories.tsx'))
    .map(([, names = '', path = '']) => `import ${names} from '${join(folder, path)}'`)
  return [...imports, ...pairs.map((pair, place) => `export const pair${place} = (\n${pair}\n)`)].join('\n')
}
