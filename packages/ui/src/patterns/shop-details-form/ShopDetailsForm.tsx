import { accountSentences, weekdays } from '@shop/domain'
import type { OpeningTimes, ShopLine } from '@shop/domain'
import type { ReactNode } from 'react'
import { Link } from '../../components/link/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { problemAt } from '../item-form/form-shapes.ts'
import { ItemForm, type ItemFormFrame } from '../item-form/ItemForm.tsx'
import itemStyles from '../item-form/ItemForm.module.css'
import { Part } from '../item-form/Part.tsx'
import { DayHoursFields, type DayHours } from './DayHoursFields.tsx'
import { shopLines } from './shop-lines.ts'
import styles from './ShopDetailsForm.module.css'

type Weekday = keyof OpeningTimes

export interface ShopDetailsFormProps extends Omit<ItemFormFrame, 'title' | 'submitLabel' | 'reading' | 'onSubmitDraft'> {
  /** The facts that are one line, as typed. */
  lines: Readonly<Record<ShopLine, string>>
  /** Called with the changed lines only. */
  onLines: (lines: Partial<Record<ShopLine, string>>) => void
  hours: Readonly<Record<Weekday, DayHours>>
  onHours: (day: Weekday, hours: Partial<DayHours>) => void
  /** The pages of the shop that show the details. */
  links: { contact: string; showroom: string }
}

/** The form of Shop details: contact, address, opening hours and social links. */
export function ShopDetailsForm(props: ShopDetailsFormProps) {
  const { lines, onLines, hours, onHours, problems, links } = props
  const line = (name: ShopLine) => (
    <TextField
      autoComplete="off"
      {...shopLines[name]}
      value={lines[name]}
      error={problemAt(problems, name)}
      onChange={(event) => onLines({ [name]: event.target.value })}
    />
  )
  return (
    <ItemForm
      {...props}
      title="Shop details"
      submitLabel={accountSentences.saveChanges}
      reading={null}
      main={
        <>
          <Part title="Contact">
            <Pair>
              {line('phone')}
              {line('chatNumber')}
            </Pair>
            <SeeLink href={links.contact} page="contact page" />
          </Part>
          <Part title="Address">
            {line('street')}
            <Pair>
              {line('locality')}
              {line('region')}
              {line('country')}
              {line('countryCode')}
            </Pair>
            <p className={styles.note}>
              The map shows this position. In most map apps, press and hold the place to see both numbers.
            </p>
            <Pair>
              {line('latitude')}
              {line('longitude')}
            </Pair>
          </Part>
        </>
      }
      side={
        <>
          <Part title="Opening hours of the showroom">
            <div className={styles.week}>
              {weekdays.map((day) => (
                <DayHoursFields
                  key={day}
                  day={day.charAt(0).toUpperCase() + day.slice(1)}
                  hours={hours[day]}
                  onHours={(change) => onHours(day, change)}
                  error={problemAt(problems, `hours.${day}`)}
                />
              ))}
            </div>
            <SeeLink href={links.showroom} page="showroom page" />
          </Part>
          <Part title="Social links">
            {line('instagram')}
            {line('tiktok')}
            {line('x')}
          </Part>
        </>
      }
    />
  )
}

function Pair({ children }: { children: ReactNode }) {
  return <div className={itemStyles.pair}>{children}</div>
}

/** Opens a page of the shop in a new tab, with what is saved. */
function SeeLink({ href, page }: { href: string; page: string }) {
  return (
    <p>
      <Link href={href} target="_blank" rel="noopener">
        See the {page} in the shop
      </Link>
    </p>
  )
}
