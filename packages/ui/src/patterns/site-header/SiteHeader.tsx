import { useRef } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { IconButton } from '../../components/icon-button/index.ts'
import { Link } from '../../components/link/index.ts'
import type { NavigationLink } from '../shapes/index.ts'
import styles from './SiteHeader.module.css'
import { useScrolledPast } from './useScrolledPast.ts'

interface SiteHeaderProps {
  /** The wordmark, which links to the home page. */
  name: string
  /** Address of the home page. */
  homeHref: string
  /** Links in display order. */
  links: readonly NavigationLink[]
  /** Address of the search. */
  searchHref: string
  /** Called before navigation, so that the app can navigate itself and focus the search field. */
  onSearch?: (event: SubmitEvent) => void
  /** Called by the menu button of small screens. Without it there is no button. */
  onMenuOpen?: () => void
  /** Whether the menu is open. */
  isMenuOpen?: boolean
  /** Shows the header over the picture at the top of the page until the page is scrolled. */
  isOverPicture?: boolean
  /** Text links at the end: Login and Signup, or My Account. */
  accountLinks?: readonly NavigationLink[]
  /** Icons after them: wishlist and cart. Small screens show both in the bottom navigation instead. */
  children?: ReactNode
}

/** The header of every page: links, wordmark, search. */
export function SiteHeader({
  name,
  homeHref,
  links,
  searchHref,
  onSearch,
  onMenuOpen,
  isMenuOpen = false,
  isOverPicture = false,
  accountLinks = [],
  children,
}: SiteHeaderProps) {
  const mark = useRef<HTMLDivElement>(null)
  const isScrolled = useScrolledPast(mark)
  return (
    <>
      <div className={styles.mark} ref={mark} aria-hidden="true" />
      <header className={styles.root} data-over-picture={isOverPicture} data-scrolled={isScrolled}>
        <div className={styles.start}>
          {onMenuOpen ? (
            <IconButton
              className={styles.menu}
              icon="menu"
              label="Menu"
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              onClick={onMenuOpen}
            />
          ) : null}
          <nav className={styles.links} aria-label="Main">
            <LinkList links={links} />
          </nav>
        </div>
        <Link variant="plain" className={styles.wordmark} href={homeHref}>
          {name}
        </Link>
        <div className={styles.end}>
          <form action={searchHref} onSubmit={onSearch}>
            <IconButton type="submit" icon="search" label="Search" />
          </form>
          <div className={styles.account}>
            {accountLinks.length > 0 ? (
              <nav aria-label="Account">
                <LinkList links={accountLinks} />
              </nav>
            ) : null}
            {children}
          </div>
        </div>
      </header>
    </>
  )
}

function LinkList({ links }: { links: readonly NavigationLink[] }) {
  return (
    <ul className={styles.list} role="list">
      {links.map((link) => (
        <li key={link.label}>
          <Link variant="plain" className={styles.link} href={link.href} aria-current={link.current ? 'page' : undefined}>
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
