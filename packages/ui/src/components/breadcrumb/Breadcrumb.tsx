import { classNames } from '../class-names.ts'
import { Link } from '../link/Link.tsx'
import styles from './Breadcrumb.module.css'

export interface BreadcrumbItem {
  label: string
  /** Left out for the page that is open. */
  href?: string
}

export interface BreadcrumbProps {
  /** From the start of the shop to this page. */
  items: readonly BreadcrumbItem[]
  className?: string | undefined
}

/** The way from the start to this page. The last step is the page itself. */
export function Breadcrumb({ items, className }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className={classNames(styles.root, className)}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.href ?? item.label} className={styles.item}>
            {item.href === undefined ? (
              <span className={styles.step} aria-current={index === items.length - 1 ? 'page' : undefined}>
                {item.label}
              </span>
            ) : (
              <Link variant="quiet" className={styles.step} href={item.href}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
