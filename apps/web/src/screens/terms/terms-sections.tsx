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
            These terms apply to every order of furniture, carpets and interior work with {name}, in the showroom, in a chat or on
            this site. You accept them when you pay a deposit.
          </p>
          <p>
            You cannot pay on this site. Your order is confirmed when you have agreed to our quotation and we have received your
            deposit.
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
            Prices are in naira, for the item as described and in the materials shown. Other measurements, timbers, stones or
            fabrics can change the price. The price in your quotation is the one you pay.
          </p>
          <p>
            We make our furniture to order. Grain, veining and colours vary, and measurements of hand-made furniture can differ
            slightly. This is natural and not a defect.
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
              A deposit of <strong>50-80%</strong> of the price confirms an order. Your quotation states the exact share, which
              depends on the materials that we buy for you.
            </li>
            <li>
              Foreign products need <strong>full payment</strong> before we order them from their maker.
            </li>
            <li>
              The <strong>balance</strong> is paid <strong>before delivery</strong>.
            </li>
          </ul>
          <p>Production starts when we have your deposit and you have agreed to the drawing.</p>
        </>
      ),
    },
    {
      id: 'measurement',
      title: 'Site measurement',
      content: (
        <p>
          We measure your room ourselves before we build fitted furniture. <strong>Site measurement visits are paid</strong>, and
          we tell you the fee before we come.
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
              Shipping takes <strong>5-6 weeks</strong>, for products from abroad and for orders that we send abroad.
            </li>
          </ul>
          <p>
            We tell you when production starts and when your order is ready. Ports, customs and public holidays can cause delays.
            If they do, we tell you as soon as we know.
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
            Delivery is expected <strong>within 7 days of completion</strong>. If we cannot deliver in that time for reasons on
            your side, we ask for <strong>storage charges</strong> for every further day.
          </p>
          <p>
            Please check that doors, stairs and lifts are wide enough, and that somebody is at home to receive the delivery. From
            then on you are responsible for your furniture.
          </p>
        </>
      ),
    },
    {
      id: 'installation',
      title: 'Installation',
      content: (
        <p>
          Delivery includes assembling your furniture and putting it in its place. Installation is offered for{' '}
          <strong>high beds, wall panels and kitchens at extra cost</strong>, which your quotation states.
        </p>
      ),
    },
    {
      id: 'warranty',
      title: 'Warranty',
      content: (
        <>
          <p>
            We give a warranty of <strong>3 months on manufacturing defects</strong>, from the day of delivery. During this time
            we repair or replace faulty work free of charge.
          </p>
          <p>The warranty does not cover normal wear, water, sunlight, heat, accidents, or repairs and changes by others.</p>
        </>
      ),
    },
    {
      id: 'complaints',
      title: 'Complaints',
      content: (
        <p>
          Please check your furniture while our team is still there. Tell us about visible damage or defects{' '}
          <strong>within 24 hours of delivery</strong>, by chat, phone or email, with photos if you can.
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
            <strong>After production</strong> a refund is given <strong>only after resale</strong>, because we first have to find
            another buyer for bespoke furniture.
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
            We may change these terms. The terms published here on the day of your deposit apply to your order. Our{' '}
            <Link href={paths.privacy.href()}>privacy policy</Link> explains how we use your data.
          </p>
          <p>
            If you have questions, please ask before you pay: <Link href={`mailto:${email}`}>{email}</Link>,{' '}
            {phone.replaceAll(' ', '\u00a0')}, or the <Link href={paths.contact.href()}>contact page</Link>.
          </p>
        </>
      ),
    },
  ]
}
