import { accountSentences, limits, weekdayName, weekdays } from '@shop/domain'
import type { ShopLine, Weekday } from '@shop/domain'
import type { ReactNode } from 'react'
import { Button } from '../../components/button/index.ts'
import { Link } from '../../components/link/index.ts'
import { Switch } from '../../components/switch/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { problemAt, type FormPicture } from '../item-form/form-shapes.ts'
import { ItemForm, type AdminFormFrame } from '../item-form/ItemForm.tsx'
import itemStyles from '../item-form/ItemForm.module.css'
import { Part } from '../item-form/Part.tsx'
import { PictureFields } from '../item-form/PictureFields.tsx'
import { DayHoursFields, type DayHours } from './DayHoursFields.tsx'
import { picturesOf, type ECatalogueEditing, type ECatalogueEntry, type PlacedPictures } from './ECatalogueFields.tsx'
import { ECatalogues } from './ECatalogues.tsx'
import { EnquiryAnswers, type AnswersEditing } from './EnquiryAnswers.tsx'
import { shopLines } from './shop-lines.ts'
import styles from './ShopDetailsForm.module.css'

interface ShopDetailsFormProps extends AdminFormFrame, AnswersEditing, ECatalogueEditing, PlacedPictures {
  /** The facts that are one line, as typed. */
  lines: Readonly<Record<ShopLine, string>>
  /** Called with the changed lines only. */
  onLines: (lines: Partial<Record<ShopLine, string>>) => void
  /** The opening hours of each day. */
  hours: Readonly<Record<Weekday, DayHours>>
  /** Called with the changed fields of one day. */
  onHours: (day: Weekday, hours: Partial<DayHours>) => void
  /** Whether each new enquiry is emailed to the shop. */
  enquiryEmails: boolean
  /** Called by the switch. */
  onEnquiryEmails: (isOn: boolean) => void
  /** The e-catalogues in the order of their page. */
  catalogues: readonly ECatalogueEntry[]
  /** Called by Add e-catalogue. */
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
            <EnquiryAnswers {...props} />
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
