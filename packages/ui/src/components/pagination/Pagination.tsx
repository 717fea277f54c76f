import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/Icon.tsx'
import { Anchor } from '../link/Link.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { pageWindow } from './pageWindow.ts'
import styles from './Pagination.module.css'

export interface PaginationProps {
  /** Accessible name: 'Pages of products'. */
  label: string
  /** The current page, from 1. */
  page: number
  /** Number of pages. Nothing is rendered for one page or none. */
  pageCount: number
  /** Whether more pages than these may follow. Phones then name the current page only. */
  isOpenEnded?: boolean | undefined
  /** Called with the pressed page. */
  onPage?: ((page: number) => void) | undefined
  /** Address of a page. Renders links instead of buttons. */
  href?: ((page: number) => string) | undefined
  className?: string | undefined
}

/** Page navigation for admin tables. Catalogue lists use Load More instead. */
export function Pagination({ label, page, pageCount, isOpenEnded = false, onPage, href, className }: PaginationProps) {
  if (pageCount <= 1) return null
  const to = (target: number, content: ReactNode, isCurrent = false) => {
    const isDisabled = target < 1 || target > pageCount
    return (
      <Place
        isDisabled={isDisabled}
        isCurrent={isCurrent}
        onPress={() => onPage?.(target)}
        href={href?.(isDisabled ? page : target)}
      >
        {content}
      </Place>
    )
  }
  return (
    <nav aria-label={label} className={classNames(styles.root, className)}>
      {to(page - 1, <Arrow icon="chevron-left" label="Previous page" />)}
      <span className={styles.summary}>{isOpenEnded ? `Page ${page}` : `Page ${page} of ${pageCount}`}</span>
      <ol role="list" className={styles.numbers}>
        {pageWindow(page, pageCount).map((place, index) =>
          place === 'gap' ? (
            <li key={`gap ${index}`} className={styles.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={place}>
              {to(
                place,
                <>
                  <VisuallyHidden>Page </VisuallyHidden>
                  {place}
                </>,
                place === page,
              )}
            </li>
          ),
        )}
      </ol>
      {to(page + 1, <Arrow icon="chevron-right" label="Next page" />)}
    </nav>
  )
}

const Arrow = ({ icon, label }: { icon: IconName; label: string }) => (
  <>
    <Icon name={icon} size="small" />
    <VisuallyHidden>{label}</VisuallyHidden>
  </>
)

interface PlaceProps {
  isDisabled: boolean
  isCurrent: boolean
  onPress: () => void
  href: string | undefined
  children: ReactNode
}

/** An arrow without a page stays the same element, and a link keeps an address. Otherwise it would lose the focus, as with `disabled`. */
function Place({ isDisabled, isCurrent, onPress, href, children }: PlaceProps) {
  const press = (event: MouseEvent) => {
    if (isDisabled) event.preventDefault()
    else if (!isCurrent) onPress()
  }
  const props = {
    ...(isDisabled && { 'aria-disabled': true }),
    ...(isCurrent && { 'aria-current': 'page' as const }),
    className: styles.place,
    onClick: press,
    children,
  }
  return href === undefined ? <button {...props} type="button" /> : <Anchor {...props} href={href} />
}
