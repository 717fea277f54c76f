import { useRef } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { IconButton } from '../../components/icon-button/index.ts'
import { Link } from '../../components/link/index.ts'
import type { NavigationLink } from '../shapes/index.ts'
import styles from './SiteHeader.module.css'
import { useScrolledPast } from './useScrolledPast.ts'

/** Properties of {@link SiteHeader}. */
interface SiteHeaderProps {
  /** The wordmark, which leads home. */
  name: string
  homeHref: string
  /** Only the links given are shown, in this order. */
  links: readonly NavigationLink[]
  /** Where the search button's form leads, with and without JavaScript. */
  searchHref: string
  /** Called before the form is sent, so that the app can go there itself and put the focus into the search box. */
  onSearch?: (event: SubmitEvent) => void
  /** Shows the menu button on small screens and is called when it is pressed. */
  onMenuOpen?: () => void
  /** Whether the menu that the button opens is open. */
  isMenuOpen?: boolean
  /** True on a page that starts with a picture: the header lies on it until the page is scrolled. */
  isOverPicture?: boolean
  /** The account in words, at the end: Login and Signup, or My Account. */
  accountLinks?: readonly NavigationLink[]
  /** Icons after them: wishlist and cart. Small screens have both in the bottom bar and do not show them here. */
  children?: ReactNode
}

/** The bar at the top of every page: links, wordmark, search. */
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
