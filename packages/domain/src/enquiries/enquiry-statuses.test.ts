import { describe, expect, it } from 'vitest'
import { enquiryStatusLabels, nextStatuses, parseEnquiryStatus, shopperStatusLabels } from './enquiry-statuses.ts'
import { effectiveSteps } from './enquiry-steps.ts'

describe('nextStatuses', () => {
  it('offers the usual next status first, later ones after it, and losing the order last', () => {
    expect(nextStatuses('quoted')).toEqual(['deposit-paid', 'in-production', 'ready', 'delivered', 'lost'])
  })

  it('offers nothing after delivery and after a loss', () => {
    expect([nextStatuses('delivered'), nextStatuses('lost')]).toEqual([[], []])
  })
})

describe('the labels of statuses', () => {
  it('tell a shopper in other words than an admin that an enquiry is new or lost', () => {
    expect([enquiryStatusLabels.new, enquiryStatusLabels.lost]).toEqual(['New', 'Lost'])
    expect([shopperStatusLabels.new, shopperStatusLabels.lost, shopperStatusLabels.quoted]).toEqual(['Sent', 'Closed', 'Quoted'])
  })
})

describe('parseEnquiryStatus', () => {
  it('ignores case and rejects unknown statuses', () => {
    expect([parseEnquiryStatus('Deposit-Paid'), parseEnquiryStatus('paid')]).toEqual(['deposit-paid', null])
  })
})

describe('effectiveSteps', () => {
  it('leaves out notes and each step that was undone', () => {
    const entry = (kind: 'step' | 'undo' | 'note', to = '') => ({ kind, to })
    const history = [entry('step', 'answered'), entry('note'), entry('step', 'lost'), entry('undo'), entry('step', 'quoted')]
    expect(effectiveSteps(history).map(({ to }) => to)).toEqual(['answered', 'quoted'])
    expect(effectiveSteps([...history, entry('undo'), entry('undo'), entry('undo')])).toEqual([])
  })
})
