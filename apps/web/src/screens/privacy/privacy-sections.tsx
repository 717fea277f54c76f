import type { ShopIdentity } from '@shop/domain'
import { Link } from '@shop/ui/components/link'
import type { LegalSection } from '@shop/ui/patterns/static-page'
import { paths } from '../../paths.ts'

/** The seven sections of the privacy policy. They describe how the shop works, so update them when that changes. */
export function privacySections({ name, email }: ShopIdentity): readonly LegalSection[] {
  return [
    {
      id: 'who',
      title: 'Who is responsible',
      content: (
        <>
          <p>
            {name} runs this shop and is responsible for your data. Write to us at <Link href={`mailto:${email}`}>{email}</Link>{' '}
            or through the <Link href={paths.contact.href()}>contact page</Link>.
          </p>
          <p>
            You can browse the whole shop without an account. We use no advertising and no analytics service, and we never sell
            your data.
          </p>
        </>
      ),
    },
    {
      id: 'given',
      title: 'What you tell us',
      content: (
        <ul>
          <li>
            <strong>An account</strong> contains your name, email address and phone number. We store your password only as a hash,
            so nobody can read it, including us.
          </li>
          <li>
            <strong>A message</strong> from the contact page contains your name, email address, phone number, subject and text. We
            store it and email it to ourselves, so that we can reply.
          </li>
          <li>
            <strong>An order</strong> is placed in a chat. We see your number and what you write. The message that we prepare for
            you contains items, prices and links, and the wishes that you add, such as the delivery area. We store the order with
            your wishes, and with your name and phone number if you are logged in. Everybody who has the link in the message sees
            the items and the wishes.
          </li>
        </ul>
      ),
    },
    {
      id: 'lists',
      title: 'Your cart and wishlist',
      content: (
        <>
          <p>
            <strong>Signed-in users:</strong> cart and wishlist are kept on our server with your account, so that they are the
            same on every device. When you log in, we add the items that you saved in the browser. When you log out, we remove
            them from the browser.
          </p>
          <p>
            <strong>Guests:</strong> cart and wishlist are kept in your browser. If you decline cookies, or have not chosen yet,
            they last until you close the tab. If you accept, they stay, and our server has a copy under a random number instead
            of your name, so that nothing is lost.
          </p>
        </>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies and what stays in your browser',
      content: (
        <>
          <ul>
            <li>
              <strong>session</strong>, a cookie, keeps you logged in. It ends when you log out, after 7 days without a visit, or
              after 30 days. Scripts cannot read it.
            </li>
            <li>
              <strong>anonymousId</strong>, a cookie with a random number, is only set if you accept cookies as a guest. It lasts
              one year.
            </li>
            <li>
              <strong>cookie_consent_accepted</strong>, in the browser’s storage, remembers your choice.
            </li>
            <li>
              <strong>localCart</strong> and <strong>localWishlist</strong> store your lists if you accepted cookies;{' '}
              <strong>sessionCart</strong> and <strong>sessionWishlist</strong> store them until you close the tab if you did not.
            </li>
            <li>
              <strong>localEnquiries</strong> or <strong>sessionEnquiries</strong>, in the same way, store your orders by chat and
              the wishes that you are writing.
            </li>
            <li>
              <strong>recentSearches</strong> stores your last eight searches in this browser if you accepted cookies. You can
              remove them below the search box.
            </li>
            <li>
              <strong>waitingEvents</strong> stores your latest changes to your cart, wishlist and cookie choice if you leave a
              page before it has saved them. The next page in the tab saves and removes them.
            </li>
            <li>
              <strong>reloaded-for-a-new-build</strong> stores when a page was last reloaded to get a new version of the shop,
              until you close the tab.
            </li>
          </ul>
          <p>
            Choose ‘Cookie settings’ at the bottom of any page to change your mind. If you then decline, we remove the cookie and
            the stored lists and searches.
          </p>
        </>
      ),
    },
    {
      id: 'others',
      title: 'Emails and other services',
      content: (
        <>
          <p>
            We email you only about your account and your messages: a link to confirm your email address, a link to reset your
            password, a note to your old address when your email address changes, and replies to your messages. There is no
            newsletter.
          </p>
          <p>
            Our pages load nothing from other sites unless you ask for it. If you press ‘Show the map’, the map service sees your
            IP address. The chat, our social media pages and our catalogues open on other sites, which have their own rules.
          </p>
        </>
      ),
    },
    {
      id: 'keeping',
      title: 'How long and how safely we store it',
      content: (
        <>
          <ul>
            <li>We store your account and its lists until you delete it.</li>
            <li>We count searches that find little by day, without knowing who searched, and delete the counts after 30 days.</li>
            <li>We store a message for as long as we need it to help you.</li>
            <li>
              We store an order that you sent by chat for as long as we need it. If you delete your account, it stays without your
              name, phone number and wishes.
            </li>
            <li>We store a guest’s list until you empty it or log in. Then it becomes part of your account.</li>
            <li>
              We count wrong passwords for 15 minutes, without storing email or IP addresses in readable form, to stop attackers
              from guessing.
            </li>
          </ul>
          <p>
            Our logs contain no passwords, cookies or personal data. We back up the database regularly, so deleted data can remain
            in a backup until the next ones replace it.
          </p>
        </>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      content: (
        <>
          <p>
            You can see and change your data in <Link href={paths.profile.href()}>your profile</Link>. ‘Delete Account’ removes
            your account, cart, wishlist and logins at once. Under the Nigeria Data Protection Act you may also ask us for a copy
            of your data, have it corrected or deleted, and complain to the Nigeria Data Protection Commission.
          </p>
          <p>
            Write to <Link href={`mailto:${email}`}>{email}</Link>, and we reply within 30 days. If we change this policy, we
            publish the new one here with its date.
          </p>
        </>
      ),
    },
  ]
}
