import { fileURLToPath } from 'node:url'
import { mallocSettings } from '../malloc-settings.ts'

/** What Node and the libraries for pictures read: paths, compiled code, the processor's use, and settings of libvips and sharp. */
const allowed =
  /^(PATH|LD_LIBRARY_PATH|DYLD_LIBRARY_PATH|SYSTEMROOT|TMPDIR|TEMP|TMP|NODE_COMPILE_CACHE|TZ|LANG|LC_[A-Z]+|UV_THREADPOOL_SIZE|(VIPS|SHARP|OMP)_[A-Z_]+)$/i

/**
 * Makes the C library return the blocks of large photographs, and keep up to 64 MB of smaller ones for the next picture. When each block
 * was returned at once, a picture took nearly twice as long. The process ends soon after the last one.
 */
const memorySettings = mallocSettings({ pools: 2, block: 32, free: 64 })

/** The fonts of preview cards and none of the system, so that a card looks the same on every machine. */
const fontSettings = {
  FONTCONFIG_FILE: fileURLToPath(new URL('cards/fonts/fonts.conf', import.meta.url)),
  PANGOCAIRO_BACKEND: 'fontconfig',
}

/**
 * The environment of the process that decodes uploaded pictures. It has none of the shop's passwords and keys, so a picture that
 * exploits a decoder finds none.
 */
export function encoderEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(Object.entries(environment).filter(([name]) => allowed.test(name))),
    ...memorySettings,
    ...fontSettings,
  }
}
