/**
 * Options of a connection to PostgreSQL that may be idle for long: a connection that was silently lost is noticed within a minute, and
 * firewalls do not drop an idle one. Linux would wait two hours before the first probe.
 */
export const keepAliveOptions = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 } as const
