/** What to tell the operator when the system does not let this process listen on a port. */
export const forbiddenPort = (port: number): string =>
  `This process is not allowed to listen on port ${port}. Set PORT to another number above 1023.`
