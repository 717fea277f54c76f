import { createEmailConfirmationActors, emailConfirmationMachine } from '@shop/machines'
import { FormPage } from '@shop/ui/patterns/form-page'
import { EmailConfirmationView } from '@shop/views/email-confirmation'
import { useLoaderData, useParams } from 'react-router-dom'
import { lazyEndpoints } from '../../../app/services/lazy-api.ts'
import { useServices } from '../../../app/services/services-context.ts'
import { useScreenMachine } from '../../../app/shop/useScreenActor.ts'
import { paths } from '../../../paths.ts'
import type { AccountData } from '../account.loader.ts'
import { useViewHeading } from '../useViewHeading.ts'

/** The page at `/confirm-email/{token}`: confirms an email address with the link of an email. */
export function EmailConfirmation() {
  const { image } = useLoaderData<AccountData>()
  const { token = '' } = useParams()
  return (
    <FormPage image={image}>
      <Confirmation key={token} token={token} />
    </FormPage>
  )
}

function Confirmation({ token }: { token: string }) {
  const { api } = useServices()
  const [snapshot, actor] = useScreenMachine(
    () => {
      const actors = createEmailConfirmationActors({ api: { auth: lazyEndpoints(api, 'auth', ['confirmEmail']) } })
      return emailConfirmationMachine.provide({ actors })
    },
    { token },
  )
  useViewHeading(snapshot.hasTag('confirmed'))
  return <EmailConfirmationView snapshot={snapshot} send={(event) => actor.send(event)} shopHref={paths.shop.href()} />
}
