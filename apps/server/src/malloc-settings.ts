const megabyte = 1024 * 1024

/**
 * Environment variables for the C library, which reads them only when a process begins: it has two pools of memory and keeps freed blocks
 * for the next use.
 *
 * @param kept - `block`: blocks below this many megabytes are kept; `free`: at most as many megabytes stay free
 */
export function mallocSettings(kept: { readonly block: number; readonly free: number }): Readonly<Record<string, string>> {
  return {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: String(kept.block * megabyte),
    MALLOC_TRIM_THRESHOLD_: String(kept.free * megabyte),
  }
}
