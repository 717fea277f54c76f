/** Functions of the browser's router that nothing needs without these features. */
export const unusedFunctions: readonly string[] = [
  // Fetchers.
  'getFetcher',
  'resetFetcher',
  'deleteFetcher',
  'queueFetcherForDeletion',
  'updateFetcherState',
  'abortFetcher',
  'getUpdatedRevalidatingFetchers',
  'markFetchersDone',
  'markFetchRedirectsDone',
  'abortStaleFetchLoads',
  // Actions and submissions.
  'getUpdatedActionData',
  'getSubmissionFromNavigation',
  // Its own memory of scroll positions.
  'enableScrollRestoration',
  'saveScrollPosition',
  'getSavedScrollPosition',
  // Routes that are added later.
  'discoverRoutes',
  'patchRoutes',
  '_internalSetRoutes',
  // View transitions.
  'restoreAppliedTransitions',
  'persistAppliedTransitions',
  // A router without loaders.
  'useNavigateUnstable',
  // The end of the router, which lives as long as the page.
  'dispose',
]

/** Parts of the browser's router that the shop never uses, with their replacements. */
export const unusedParts: readonly (readonly [RegExp, string])[] = [
  // Fetchers, because the shop loads data with loaders and machines.
  [/^\s*fetch: fetch2,$/m, ''],
  [/^ {2}fetchLoadMatches\.forEach\(\(f, key\) => \{[^]*?^ {2}\}\);$/m, ''],
  // Actions, because forms are machines.
  [/\bopts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\)(?=\) \{\s*let actionResult)/, 'false'],
  [/\bpendingActionResult(?= (?:&&|\?) )/g, 'false'],
  [/!pendingActionResult\b/g, 'true'],
  [/\bnewState\.actionData(?=\) \{)/, 'false'],
  [/\bstate\.actionData != null(?= && state\.navigation)/, 'false'],
  [/\bisMutationMethod\(request\.method\)/g, 'false'],
  // Submissions, for the same reason.
  [/!opts \|\| !isSubmissionNavigation\(opts\)/, 'true'],
  [/\bopts && opts\.pendingError(?=\) \{)/, 'false'],
  [/\bsubmission(?= && isMutationMethod\()/g, 'false'],
  [/\bsubmission(?= != null && isMutationMethod\()/, 'false && submission'],
  [/^( {2}if \()submission(?=\) \{)/gm, '$1false'],
  [/!submission && !fetcherSubmission(?= && formMethod)/, 'false'],
  [/\bredirectPreserveMethodStatusCodes\.has\(redirect2/, 'false && $&'],
  [/\bstate\.navigation\.formMethod != null(?= && isMutationMethod\()/g, 'false'],
  // Routes that are fetched while the user navigates: every route is known from the start.
  [/\binit\.patchRoutesOnNavigation\b(?! *\()/g, 'undefined'],
  [/\bfogOfWar\.active\b(?! = )/g, 'false'],
  // View transitions.
  [/\bpendingAction === "POP" \/\* Pop \*\/ && !isUninterruptedRevalidation/, 'false'],
  [/\bpendingViewTransitionEnabled(?=\) \{)/, 'false'],
  [/\b(?:renderDfd(?= && pendingState)|vtContext\.isTransitioning(?= && !vtContext))/g, 'false'],
  [/!vtContext\.isTransitioning(?= && interruption)/, 'false'],
  [/!viewTransitionOpts \|\| !isViewTransitionAvailable/, 'true'],
  // Middleware of routes.
  [/\bisStaticHandler(?= \? \(\) => \{)/, 'false'],
  [/\binit\.dataStrategy \|\| defaultDataStrategyWithMiddleware\b/, 'defaultDataStrategy'],
  [/^function runClientMiddlewarePipeline\([^]*?^\}$/m, 'function runClientMiddlewarePipeline() {}'],
  // Routes whose properties are fetched one by one, because the shop fetches a whole screen.
  [/^var loadLazyRouteProperty = [^]*?^\};$/m, 'var loadLazyRouteProperty = () => undefined;'],
  // Errors of server components.
  [/\bif \(this\.context\b/g, 'if (false'],
  // The sentences of its own errors.
  [/^ {2}if \(status === 400\) \{[^]*?^ {2}\}$(?=\s+return new ErrorResponseImpl)/m, ''],
  // State that is shown before a transition ends.
  [/^var useOptimisticImpl = .*$/m, 'var useOptimisticImpl;'],
  [/\buseTransitions === true(?=\) \{)/g, 'false'],
  // Its page for errors, because the root route has the shop's.
  [/^var defaultErrorElement = .*$/m, 'var defaultErrorElement = null;'],
  // Addresses that differ from the shown page.
  [/\bif \(opts\?\.mask\) \{/, 'if (false) {'],
  // Warnings for developers.
  [/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;'],
  // Tracing of routes, which the shop does not use.
  [/\binit\.instrumentations(?=\) \{)/g, 'false'],
]
