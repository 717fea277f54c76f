const megabyte = 1024 * 1024

/**
 * Environment variables for the C library, which reads them only when a process begins: how much freed memory it keeps for the next use.
 *
 * @param settings - `pools`: how many pools of memory the threads share; `block`: blocks below this many megabytes are kept; `free`: at
 * most as many megabytes stay free
 */
export function mallocSettings(settings: Record<'pools' | 'block' | 'free', number>): Readonly<Record<string, string>> {
  return {
    MALLOC_ARENA_MAX: String(settings.pools),
    MALLOC_MMAP_THRESHOLD_: String(settings.block * megabyte),
    MALLOC_TRIM_THRESHOLD_: String(settings.free * megabyte),
  }
}
