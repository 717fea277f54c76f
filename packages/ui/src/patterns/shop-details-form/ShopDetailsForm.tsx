import { accountSentences, answerPlaceholders, enquiryStatuses, limits, weekdayName, weekdays } from '@shop/domain'
import type { AnswerValues, EnquiryStatus, ShopLine, Weekday } from '@shop/domain'
import { Fragment, useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../components/button/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { Link } from '../../components/link/index.ts'
import { Switch } from '../../components/switch/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { problemAt, type FormPicture } from '../item-form/form-shapes.ts'
import { ItemForm, type ItemFormFrame } from '../item-form/ItemForm.tsx'
import itemStyles from '../item-form/ItemForm.module.css'
import { Part } from '../item-form/Part.tsx'
import { PictureFields } from '../item-form/PictureFields.tsx'
import { AnswerFields } from './AnswerFields.tsx'
import { DayHoursFields, type DayHours } from './DayHoursFields.tsx'
import {
  ECatalogueFields,
  picturesOf,
  type ECatalogueEditing,
  type ECatalogueEntry,
  type PlacedPictures,
} from './ECatalogueFields.tsx'
import { shopLines } from './shop-lines.ts'
import styles from './ShopDetailsForm.module.css'

interface ShopDetailsFormProps
  extends Omit<ItemFormFrame, 'title' | 'submitLabel' | 'onSubmitDraft'>, ECatalogueEditing, PlacedPictures {
  /** The facts that are one line, as typed. */
  lines: Readonly<Record<ShopLine, string>>
  /** Called with the changed lines only. */
  onLines: (lines: Partial<Record<ShopLine, string>>) => void
  hours: Readonly<Record<Weekday, DayHours>>
  onHours: (day: Weekday, hours: Partial<DayHours>) => void
  /** Whether each new enquiry is emailed to the shop. */
  enquiryEmails: boolean
  onEnquiryEmails: (isOn: boolean) => void
  /** The texts for answers to enquiries. */
  answers: Readonly<Record<EnquiryStatus, string>>
  /** Called with the changed texts only. */
  onAnswers: (answers: Partial<Record<EnquiryStatus, string>>) => void
  /** The values of the enquiry in the preview of an answer. */
  sample: AnswerValues
  /** The e-catalogues in the order of their page. */
  catalogues: readonly ECatalogueEntry[]
  onCatalogueAdd: () => void
  /** The slides of the home page. */
  heroes: readonly FormPicture[]
  /** Called with the new index of a moved hero picture. */
  onHeroMove: (key: string, to: number) => void
  /** Opens the pictures that the shop has stored, to choose hero pictures. Without it there is no button. */
  onLibraryOpen?: (() => void) | undefined
  /** The pages of the shop that show the details. */
  links: { contact: string; showroom: string; eCatalog: string; home: string }
}

/** The form of Shop Details: contact, address, e-catalogues, answers to enquiries, opening hours, social links and hero pictures. */
export function ShopDetailsForm(props: ShopDetailsFormProps) {
  const { lines, onLines, hours, onHours, problems, links, isLocked } = props
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
      title="Shop Details"
      submitLabel={accountSentences.saveChanges}
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
          <Part title="E-catalogues">
            <ECatalogues {...props} />
            <SeeLink href={links.eCatalog} page="E-Catalog page" />
          </Part>
          <Part title="Answers to enquiries">
            <Answers {...props} />
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
                  day={weekdayName(day)}
                  hours={hours[day]}
                  onHours={(change) => onHours(day, change)}
                  error={problemAt(problems, `hours.${day}`)}
                />
              ))}
            </div>
            <SeeLink href={links.showroom} page="showroom page" />
          </Part>
          <Part title="Enquiries">
            <Switch
              label="Email each new enquiry"
              hint="With its reference and a link. Enquiries appear in the admin pages in any case."
              checked={props.enquiryEmails}
              disabled={isLocked}
              onChange={(event) => props.onEnquiryEmails(event.target.checked)}
            />
          </Part>
          <Part title="Social links">
            {line('instagram')}
            {line('tiktok')}
            {line('x')}
          </Part>
          <Part title="Hero pictures">
            <PictureFields
              label="Hero pictures"
              firstLabel="First"
              prompt="Choose pictures, or drop them here"
              hint={`Up to ${limits.heroSlides}, shown one after the other at the top of the home page. Wide pictures suit it best.`}
              pictures={props.heroes}
              onPicturesPick={(files) => props.onPicturesPick('heroes', files)}
              onPictureMove={props.onHeroMove}
              onPictureRemove={(key) => props.onPictureRemove('heroes', key)}
              onPictureDescribe={(key, alt) => props.onPictureDescribe('heroes', key, alt)}
              problems={picturesOf(problems, 'heroes')}
              disabled={isLocked}
              library={
                props.onLibraryOpen && (
                  <Button variant="secondary" isWide disabled={isLocked} onClick={props.onLibraryOpen}>
                    Choose from the shop's pictures
                  </Button>
                )
              }
            />
            <SeeLink href={links.home} page="home page" />
          </Part>
        </>
      }
    />
  )
}

function Answers({ answers, onAnswers, sample, problems, isLocked }: ShopDetailsFormProps) {
  return (
    <div className={styles.list}>
      <p className={styles.note}>
        The chat or the email with a shopper opens with the text for the status of the enquiry. Placeholders are replaced, and a
        sentence is left out while the value of its placeholder is not known.
      </p>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          Placeholders
          <Icon name="chevron-down" size="small" className={styles.arrow} />
        </summary>
        <dl className={styles.placeholders}>
          {Object.entries(answerPlaceholders).map(([name, meaning]) => (
            <Fragment key={name}>
              <dt>{`{${name}}`}</dt>
              <dd>{meaning}</dd>
            </Fragment>
          ))}
        </dl>
      </details>
      <ul role="list" aria-label="Answers to enquiries" className={styles.list}>
        {enquiryStatuses.map((status) => (
          <li key={status}>
            <AnswerFields
              status={status}
              text={answers[status]}
              onText={(text) => onAnswers({ [status]: text })}
              sample={sample}
              error={problemAt(problems, `answers.${status}`)}
              disabled={isLocked}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ECatalogues(props: ShopDetailsFormProps) {
  const { catalogues, problems, isLocked } = props
  const add = useRef<HTMLButtonElement>(null)
  const remove = (key: string) => {
    // The focused button is removed with its e-catalogue.
    add.current?.focus()
    props.onCatalogueRemove(key)
  }
  const missing = problemAt(problems, 'catalogues')
  return (
    <div className={styles.list}>
      <ul role="list" aria-label="E-catalogues" className={styles.list}>
        {catalogues.map((catalogue, position) => (
          <li key={catalogue.key}>
            <ECatalogueFields
              {...props}
              onCatalogueRemove={remove}
              catalogue={catalogue}
              position={position}
              count={catalogues.length}
              disabled={isLocked}
            />
          </li>
        ))}
      </ul>
      {missing !== undefined && <p className={styles.error}>{missing}</p>}
      <Button
        ref={add}
        variant="secondary"
        icon={<Icon name="plus" />}
        disabled={isLocked || catalogues.length >= limits.eCataloguesMaximum}
        onClick={props.onCatalogueAdd}
      >
        Add e-catalogue
      </Button>
    </div>
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
