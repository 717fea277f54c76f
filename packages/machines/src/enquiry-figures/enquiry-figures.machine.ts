import type { EnquiryFigures } from '@shop/api'
import { createLoadingMachine } from '../loading/loading.machine.ts'

/** The figures of the enquiries on the dashboard. */
export const enquiryFiguresMachine = createLoadingMachine<EnquiryFigures, 'enquiryFigures'>('enquiryFigures')
