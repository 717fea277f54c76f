import type { Overview } from '@shop/api'
import { createLoadingMachine } from '../loading/loading.machine.ts'

/**
 * What the overview of the dashboard shows in addition to the two counts: the newest messages, unfinished items and the last
 * changes.
 */
export const overviewMachine = createLoadingMachine<Overview, 'overview'>('overview')
