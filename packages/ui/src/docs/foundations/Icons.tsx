import { Icon, iconNames } from '../../components/icon/index.ts'
import styles from './Foundations.module.css'

/** All icons with their names. */
export function Icons() {
  return (
    <ul className={`sb-unstyled ${styles.icons}`}>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} size="large" />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
