/**
 * A command of `pnpm shop`.
 *
 * @param args - the arguments after the name of the command
 * @param environment - usually `process.env`
 * @param print - prints a line
 * @returns the exit code: 0 on success, 1 on failure, 2 for wrong usage
 */
export type Command = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  print: (line: string) => void,
) => Promise<number>
