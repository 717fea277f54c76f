import { chatLink, limits, wishFieldsOf, wishKey } from '@shop/domain'
import type { ComposerContext, ComposerEvent, ComposerTag, PreparedEnquiry } from '@shop/machines'
import { Alert } from '@shop/ui/components/alert'
import { Button, ButtonLink } from '@shop/ui/components/button'
import { Dialog } from '@shop/ui/components/dialog'
import { Icon } from '@shop/ui/components/icon'
import { Textarea } from '@shop/ui/components/textarea'
import { whenOpened } from '@shop/ui/patterns/action-bar'
import type { ViewProps } from '../view-snapshot.ts'
import { compose } from './compose.ts'
import type { Order } from './compose.ts'
import styles from './Composer.module.css'
import { ItemWishes } from './ItemWishes.tsx'
import { MessagePreview } from './MessagePreview.tsx'
import { WishField } from './WishField.tsx'

interface ComposerViewProps extends ViewProps<ComposerContext, ComposerTag, ComposerEvent> {
  order: Order
  shop: { name: string; chatNumber: string; phone: string }
  /** The reference and key of the next enquiry; null while nothing can be recorded. */
  prepared: PreparedEnquiry | null
  /** The absolute address of an enquiry's page. */
  linkOf: (enquiry: PreparedEnquiry) => string
  isOnline: boolean
  onClose: () => void
}

/** A sheet in which the shopper may add wishes to an order. It shows the whole message before the chat opens. */
export function ComposerView({ snapshot, send, order, shop, linkOf, isOnline, onClose, ...props }: ComposerViewProps) {
  const { wishes, recorded } = snapshot.context
  const prepared = recorded ?? props.prepared
  const { message, enquiry } = compose({ shopName: shop.name, order, wishes, prepared, linkOf })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Your wishes"
      description="Fill in what you like. Your wishes go to the shop with your order."
      footer={
        <>
          <Result snapshot={snapshot} phone={shop.phone} isOnline={isOnline} />
          <ButtonLink
            variant="accent"
            icon={<Icon name="chat" />}
            {...whenOpened(() => send({ type: 'chat.opened', enquiry }))}
            href={chatLink(shop.chatNumber, message.text)}
            target="_blank"
            rel="noopener noreferrer"
          >
            Open chat
          </ButtonLink>
          <Button
            variant="secondary"
            isBusy={snapshot.hasTag('copying')}
            onClick={() => send({ type: 'message.copy', text: message.text, enquiry })}
          >
            Copy the message
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        <div>
          {order.lines.map((item) => (
            <ItemWishes
              key={wishKey(item)}
              item={item}
              texts={wishes.items[wishKey(item)] ?? {}}
              isOnly={order.lines.length === 1}
              send={send}
            />
          ))}
        </div>
        <div className={styles.fields}>
          {wishFieldsOf('order').map((field) => (
            <WishField
              key={field.id}
              field={field}
              value={wishes.details[field.id] ?? ''}
              onType={(text) => send({ type: 'order.typed', values: { [field.id]: text } })}
            />
          ))}
        </div>
        <Textarea
          label="Note"
          rows={3}
          required={false}
          maxLength={limits.noteMaximum}
          value={wishes.note}
          onChange={(event) => send({ type: 'order.typed', values: { note: event.target.value } })}
        />
        <MessagePreview message={message} isRecorded={enquiry !== null} />
      </div>
    </Dialog>
  )
}

/** What became of the message. It is next to the buttons, where the shopper looks. */
function Result({ snapshot, phone, isOnline }: Pick<ComposerViewProps, 'snapshot' | 'isOnline'> & { phone: string }) {
  if (snapshot.hasTag('refused')) {
    return <Alert className={styles.result}>The message could not be copied. Please select it above and copy it yourself.</Alert>
  }
  const info = infoOf(snapshot, phone, isOnline)
  const tone = snapshot.hasTag('copied') ? 'success' : 'info'
  return info === null ? null : (
    <Alert tone={tone} className={styles.result}>
      {info}
    </Alert>
  )
}

function infoOf(snapshot: ComposerViewProps['snapshot'], phone: string, isOnline: boolean): string | null {
  if (snapshot.hasTag('copied')) return `Message copied. Paste it into a chat with ${phone}.`
  if (snapshot.hasTag('opened')) return `No chat opened? Copy the message and send it to ${phone}.`
  return isOnline ? null : 'You are offline. Your order reaches the shop when you are connected again.'
}
