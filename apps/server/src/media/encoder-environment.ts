import { fileURLToPath } from 'node:url'

/** What Node and the libraries for pictures read: paths, compiled code, the processor's use, and settings of libvips and sharp. */
const allowed =
  /^(PATH|LD_LIBRARY_PATH|DYLD_LIBRARY_PATH|SYSTEMROOT|TMPDIR|TEMP|TMP|NODE_COMPILE_CACHE|TZ|LANG|LC_[A-Z]+|UV_THREADPOOL_SIZE|(VIPS|SHARP|OMP)_[A-Z_]+)$/i

const megabyte = 1024 * 1024

/**
 * Makes the C library return the blocks of large photographs, and keep up to 64 MB of smaller ones for the next picture. When each block
 * was returned at once, a picture took nearly twice as long. The process ends soon after the last one.
 */
const memorySettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(32 * megabyte),
  MALLOC_TRIM_THRESHOLD_: String(64 * megabyte),
}

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
