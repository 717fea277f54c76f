/** Kinds of nodes that the shop never renders, by the number that React writes into the `tag` of a node. */
export const unusedKinds: ReadonlyMap<unknown, string> = new Map([
  [12, 'Profiler'],
  [13, 'Suspense'],
  [16, 'lazy'],
  [18, 'a part that the server has not rendered yet'],
  [19, 'SuspenseList'],
  [22, 'content that Suspense or Activity hides'],
  [23, 'content that older versions hide'],
  [24, 'Cache'],
  // Code in `app/head` writes the head.
  [26, 'title, meta, link, style and script'],
  [27, 'html, head and body'],
  [30, 'ViewTransition'],
  [31, 'Activity'],
])

/** The lanes of updates that may start a view transition. React checks whether an update has no others. */
export const viewTransitionLanes = 335544064

/** Why rendering is suspended, by the number that React gives the reason: for data, a lazy component, a style sheet or an action. */
export const unusedReasons: ReadonlyMap<unknown, string> = new Map(
  [2, 3, 4, 7, 9].map((reason) => [reason, `a rendering that is suspended (${reason})`]),
)

/** Functions that nothing calls without these features. */
export const unusedFunctions: readonly string[] = [
  // Refs to fragments.
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  'traverseVisibleInstancesAndTextInstances',
  'findCurrentFiberUsingSlowPath',
  // View transitions.
  'startViewTransition',
  'queueTransitionTypes',
  // Lazy components and promises as children.
  'resolveLazy',
  'useThenable',
  'unwrapThenable',
  'trackUsedThenable',
  'chainThenableValue',
  'isThenableResolved',
  'replaySuspendedUnitOfWork',
  'replayFunctionComponent',
  'attachPingListener',
  'pingSuspendedRoot',
  // The cache of server components.
  'refreshCache',
  'updateRefresh',
  // Transitions that wait for a promise, useTransition and useOptimistic.
  'entangleAsyncAction',
  'pingEngtangledActionScope',
  'startTransition',
  'dispatchOptimisticSetState',
  // Style sheets, scripts and pictures that React loads.
  'preload',
  'preloadModule',
  'preinitScript',
  'preinitStyle',
  'preinitModuleScript',
  'preconnectAs',
  'insertStylesheetIntoRoot',
  'preloadInstanceAndSuspendIfNeeded',
  'accumulateSuspenseyCommitOnFiber',
  'waitForCommitToBeReady',
  // Forms with a function as their action.
  'extractEvents$1',
  'mountActionState',
  'updateActionState',
  'rerenderActionState',
  'useHostTransitionStatus',
  'TransitionAwareHostComponent',
  'requestFormReset$1',
  'recursivelyResetForms',
  // The names of the components around an error, which nothing reports.
  'describeNativeComponentFrame',
  'getStackByFiberInDevAndProd',
  'getComponentNameFromType',
  // An indicator of transitions, which React has switched off.
  'defaultOnDefaultTransitionIndicator',
  // Properties of custom elements.
  'setPropOnCustomElement',
  // Hooks that no component uses: useDeferredValue, and those of forms and of React's compiler.
  'mountDeferredValueImpl',
  'updateDeferredValueImpl',
  'startHostTransition',
  'ensureFormComponentIsStateful',
  'useMemoCache',
  // Text before it is put into a field (onBeforeInput).
  'getNativeBeforeInputChars',
  'getFallbackBeforeInputChars',
  // Methods of classes that React has replaced.
  'callComponentWillReceiveProps',
  // html, head and body.
  'clearContainerSparingly',
  'releaseSingletonInstance',
  // A part that is hydrated before the others.
  'attemptExplicitHydrationTarget',
]

/** Classes whose methods nothing calls: those of refs to fragments and of view transitions. */
export const unusedClasses: readonly string[] = ['FragmentInstance', 'ViewTransitionPseudoElement']

const needsUnused =
  /\bexport_(Activity|Suspense|SuspenseList|ViewTransition|Profiler|lazy|cache|use(?:ActionState|DeferredValue|FormStatus|Optimistic|Transition)|c|pre(?:load|init|connect)\w*)\b|\bexport_jsxs?\("(title|meta|link|style|script|html|head|body|\w+-[\w-]+)"|\b(onBeforeInput)\b/

/**
 * What a bundled module uses of the features that are left out; undefined when it uses none. React's exports have the names that
 * `react-modules.ts` gives them.
 */
export function unusedIn(code: string): string | undefined {
  const [, ...parts] = needsUnused.exec(code) ?? []
  return parts.find((part) => part !== undefined)
}
