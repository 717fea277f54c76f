import type { Plugin } from 'vite'

/** The shell of the shop, and the chunks of lists and items. */
const chunks: readonly string[] = ['shop', 'lists', 'catalogue', 'items']

/**
 * Makes Chromium compile all functions of these chunks on another thread when they arrive. It compiles a function of other scripts when it is
 * first called, and on a slow phone, a tap on a card waits for that.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    generateBundle: {
      // V8 reads the comment only at the beginning of a script, where Vite writes the files that the chunk preloads.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && chunks.includes(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}
