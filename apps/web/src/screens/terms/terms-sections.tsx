import type { ShopIdentity } from '@shop/domain'
import { Link } from '@shop/ui/components/link'
import type { LegalSection } from '@shop/ui/patterns/static-page'
import { paths } from '../../paths.ts'

/** The terms, section by section. */
export function termsSections({ name, email, phone }: ShopIdentity): readonly LegalSection[] {
  return [
    {
      id: 'scope',
      title: 'What these terms cover',
      content: (
        <>
          <p>
            These terms hold for every order of furniture, carpets and interior work placed with {name}, whether it began in the
            showroom, in a chat or on this site. By paying a deposit you accept them.
          </p>
          <p>
            This site shows what we make and lets you write to us. It takes no payment: an order exists once we have agreed on a
            quotation and the deposit has arrived.
          </p>
        </>
      ),
    },
    {
      id: 'prices',
      title: 'Prices and quotations',
      content: (
        <>
          <p>
            Prices are in naira and stand for the piece as it is described, in the materials that are shown. Another measure,
            timber, stone or cloth may change the price; your quotation says what holds for you.
          </p>
          <p>
            Pieces are made to order. Grain, veining and dye lots differ from one to the next, and a hand-made measure may differ
            by a little. That is the nature of the material and not a defect.
          </p>
        </>
      ),
    },
    {
      id: 'payment',
      title: 'Deposit and payment',
      content: (
        <>
          <ul>
            <li>
              A deposit of <strong>50-80%</strong> of the price confirms an order. Your quotation names the share; it depends on
              the materials that have to be bought for the piece.
            </li>
            <li>
              Foreign products are paid for in full, <strong>full payment</strong> before we order them from their maker.
            </li>
            <li>
              The <strong>balance</strong> is paid <strong>before delivery</strong>.
            </li>
          </ul>
          <p>Work and waiting times begin on the day on which the deposit has arrived and the drawing is agreed.</p>
        </>
      ),
    },
    {
      id: 'measurement',
      title: 'Site measurement',
      content: (
        <p>
          For pieces that are built into a room we measure it ourselves. <strong>Site measurement visits are paid</strong>; we
          tell you the fee before we come.
        </p>
      ),
    },
    {
      id: 'production',
      title: 'Production and shipping',
      content: (
        <>
          <ul>
            <li>
              Production takes <strong>3-6 weeks</strong>.
            </li>
            <li>
              Shipping takes <strong>5-6 weeks</strong>, for products that come from abroad and for pieces that we send abroad.
            </li>
          </ul>
          <p>
            We tell you when a piece is under way and when it is complete. Ports, customs and public holidays can add days that we
            do not decide about; you hear from us as soon as we know.
          </p>
        </>
      ),
    },
    {
      id: 'delivery',
      title: 'Delivery and storage',
      content: (
        <>
          <p>
            Delivery is expected <strong>within 7 days of completion</strong>. When a piece cannot be delivered within that time
            for reasons on your side, <strong>storage charges</strong> are due for every day that it stays with us.
          </p>
          <p>
            Please see to it that doors, stairs and lifts are wide enough and that somebody is there to receive the piece. It
            passes into your care when it is handed over.
          </p>
        </>
      ),
    },
    {
      id: 'installation',
      title: 'Installation',
      content: (
        <p>
          Putting a piece together and setting it in its place belongs to its delivery. Installation is offered for{' '}
          <strong>high beds, wall panels and kitchens at extra cost</strong>, which your quotation names.
        </p>
      ),
    },
    {
      id: 'warranty',
      title: 'Warranty',
      content: (
        <>
          <p>
            We give a warranty of <strong>3 months on manufacturing defects</strong>, from the day of delivery. Within that time
            we repair or replace what was made badly, at our cost.
          </p>
          <p>It does not cover wear, water, sunlight, heat, accidents, or changes and repairs that somebody else has made.</p>
        </>
      ),
    },
    {
      id: 'complaints',
      title: 'Complaints',
      content: (
        <p>
          Look at your piece while our people are still there. Complaints about what can be seen have to reach us{' '}
          <strong>within 24 hours of delivery</strong>, best with pictures, by chat, phone or e-mail.
        </p>
      ),
    },
    {
      id: 'refunds',
      title: 'Cancellation and refunds',
      content: (
        <ul>
          <li>
            Refunds are given only <strong>before production</strong> has begun, or for <strong>proven defects</strong>.
          </li>
          <li>
            <strong>After production</strong> a refund is given <strong>only after resale</strong>: a bespoke piece has to find
            somebody else first.
          </li>
        </ul>
      ),
    },
    {
      id: 'questions',
      title: 'Changes and questions',
      content: (
        <>
          <p>
            We may change these terms. For your order those hold that stood here on the day of your deposit. What we do with your
            data is said in the <Link href={paths.privacy.href()}>privacy policy</Link>.
          </p>
          <p>
            If anything is unclear, ask before you pay: <Link href={`mailto:${email}`}>{email}</Link>,{' '}
            {phone.replaceAll(' ', '\u00a0')}, or the <Link href={paths.contact.href()}>contact page</Link>.
          </p>
        </>
      ),
    },
  ]
}
