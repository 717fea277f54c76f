import type { AdminEnquiry } from '@shop/api'
import type { EnquiryDeskContext, EnquiryDeskEvent, EnquiryDeskTag } from '@shop/machines'
import type { ItemType } from '@shop/domain'
import type { ViewProps } from '../view-snapshot.ts'

/** What the page of one enquiry is made of. */
export interface EnquiryDeskViewProps extends ViewProps<EnquiryDeskContext, EnquiryDeskTag, EnquiryDeskEvent> {
  /** The shop's chat number, whose country code completes those of shoppers. */
  shop: { chatNumber: string }
  links: {
    enquiries: string
    item: (itemType: ItemType, id: string) => string
  }
}

/** What each part of the page gets. */
export interface DeskPartProps extends EnquiryDeskViewProps {
  enquiry: AdminEnquiry
}

/** The message at a field. */
export function problemAt({ problems }: EnquiryDeskContext, path: string): string | undefined {
  return problems.find((problem) => problem.path === path)?.message
}
