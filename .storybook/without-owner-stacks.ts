import * as React from 'react'

/*
 * React records where each element is created, for the stacks of its warnings. That takes a tenth of the processor time of all stories. React
 * stops it after 10,000 elements in a second; with this counter it never starts. The warnings stay the same, and so do the stacks of errors.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  object | undefined
>
// A version of React without the counter only makes the stories slower.
if (internals !== undefined) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })
