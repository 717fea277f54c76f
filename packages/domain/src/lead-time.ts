/** How long the workshop needs for a product, in whole weeks. */
export interface LeadTime {
  readonly minimum: number
  readonly maximum: number
}

/** A lead time as shoppers read it: 'Made for you in 4 to 6 weeks'. */
export function leadTimeText({ minimum, maximum }: LeadTime): string {
  const range = minimum === maximum ? `${maximum}` : `${minimum} to ${maximum}`
  return `Made for you in ${range} ${maximum === 1 ? 'week' : 'weeks'}`
}
