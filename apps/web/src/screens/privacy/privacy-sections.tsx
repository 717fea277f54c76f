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
            {name} runs this shop and decides what happens with the data of the people who use it. You reach us about it at{' '}
            <Link href={`mailto:${email}`}>{email}</Link> or over the <Link href={paths.contact.href()}>contact page</Link>.
          </p>
          <p>
            You can look at everything without telling us who you are. There is no advertising here and no analytics service, and
            we sell nothing that we know of you.
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
            <strong>An account</strong> holds your name, e-mail address and phone number. Your password is kept as a hash that
            nobody can read back, us included.
          </li>
          <li>
            <strong>A message</strong> from the contact page holds your name, e-mail address, phone number, subject and text. It
            is kept by us and mailed to us, so that it can be answered.
          </li>
          <li>
            <strong>An order</strong> is placed in a chat. We see what you write there, and your number. The text that is filled
            in for you names pieces, prices and links, and nothing about you.
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
            same on every device. When you sign in, what the browser held is added to them; when you log out, nothing of them
            stays in the browser.
          </p>
          <p>
            <strong>Guests:</strong> cart and wishlist are kept in your browser. If you decline cookies, or have not chosen yet,
            they last until the tab is closed. If you accept, they stay, and a copy is kept on our server under a random number
            that is not your name, so that nothing is lost.
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
              <strong>session</strong>, a cookie, keeps you signed in. It ends when you log out, after 7 days without a visit, or
              after 30 days. No script can read it.
            </li>
            <li>
              <strong>anonymousId</strong>, a cookie with a random number, is set only if you accept cookies as a guest, and stays
              for one year.
            </li>
            <li>
              <strong>cookie_consent_accepted</strong>, in the browser’s storage, remembers what you chose.
            </li>
            <li>
              <strong>localCart</strong> and <strong>localWishlist</strong> hold your lists if you accepted;{' '}
              <strong>sessionCart</strong> and <strong>sessionWishlist</strong> hold them until the tab is closed if you did not.
            </li>
          </ul>
          <p>
            ‘Cookie settings’ at the foot of every page asks you again. Declining then removes the cookie and the lists that
            stayed.
          </p>
        </>
      ),
    },
    {
      id: 'others',
      title: 'Mail, and services of others',
      content: (
        <>
          <p>
            We write to you only when you have asked for it or when your account is at stake: a link to reset your password, which
            works once and for one hour; a notice to your old address when the e-mail address of your account was changed; an
            answer to your message. There is no newsletter.
          </p>
          <p>
            Nothing on our pages is fetched from other sites by itself. If you press ‘Show the map’, the maps service sees your
            network address, as it does with any visitor. The chat, our pages on other networks and our catalogues open on the
            sites of their own services, whose rules hold there.
          </p>
        </>
      ),
    },
    {
      id: 'keeping',
      title: 'How long and how safely we keep it',
      content: (
        <>
          <ul>
            <li>Your account, with its lists, until you delete it.</li>
            <li>A message, as long as it and what came of it need answering.</li>
            <li>A guest’s copy of a list, until you empty the list or sign in, when it becomes part of your account’s.</li>
            <li>
              Wrong passwords are counted for 15 minutes, under digests of the e-mail address and the network address, so that
              nobody can guess on and on.
            </li>
          </ul>
          <p>
            Our logs hold no passwords, no cookies and no personal data. Copies of the database are made regularly, so that what
            was deleted may stay in a copy until that copy is replaced.
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
            You see and change your data in <Link href={paths.profile.href()}>your profile</Link>. ‘Delete Account’ there removes
            the account with its cart, its wishlist and every session at once. Under Nigeria’s Data Protection Act you may also
            ask us what we hold about you, have it corrected, handed over or removed, and complain to the Nigeria Data Protection
            Commission.
          </p>
          <p>
            Write to <Link href={`mailto:${email}`}>{email}</Link>; we answer within 30 days. When this policy changes, the new
            one stands here with its date.
          </p>
        </>
      ),
    },
  ]
}
