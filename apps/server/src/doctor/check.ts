import type { Config } from '../config.ts'

/** A check of one requirement of the shop. */
export interface Check {
  readonly name: string
  /**
   * Returns the findings in a few words.
   *
   * @throws {Problem} when something is wrong that the operator can change
   */
  run(config: Config): Promise<string>
}

/** A problem. Its message describes it and the solution in one or two sentences. */
export class Problem extends Error {
  override readonly name = 'Problem'
}

/** The first line of an error's message, or its code. It contains no password or key of the settings, even if a server repeats one. */
export function reasonOf(error: unknown, config: Config): string {
  const { message, code } = error as NodeJS.ErrnoException
  const line = (message || code || String(error)).split('\n')[0]!.replace(/\.$/, '')
  return secretsOf(config).reduce((shown, secret) => shown.replaceAll(secret, '…'), line)
}

function secretsOf({ databaseUrl, databaseReplicaUrl, smtpUrl, s3, admin }: Config): string[] {
  const passwords = [databaseUrl, databaseReplicaUrl, smtpUrl].filter((url) => url !== null).map((url) => new URL(url).password)
  return [...passwords, ...passwords.map(decodeURIComponent), s3?.secretAccessKey ?? '', admin?.password ?? ''].filter(
    (secret) => secret !== '',
  )
}
