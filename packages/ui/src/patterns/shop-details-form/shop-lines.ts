import type { ShopLine } from '@shop/domain'
import type { ComponentProps } from 'react'

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'autoComplete'>

interface LineControl extends InputProps {
  label: string
  hint?: string
  isOptional?: boolean
}

const phone = { type: 'tel', inputMode: 'tel' } as const
const link = { type: 'url', inputMode: 'url', autoCapitalize: 'none', spellCheck: false, isOptional: true } as const
const degrees = { inputMode: 'decimal' } as const

/** The label and the kind of keyboard of each fact that is one line. A fact without them does not compile. */
export const shopLines: Readonly<Record<ShopLine, LineControl>> = {
  phone: { label: 'Phone', hint: 'As shoppers read it, such as +234 800 000 0000', ...phone },
  chatNumber: {
    label: 'Chat number',
    hint: 'Orders and questions open a chat with this number. Begin with the country code, such as 234.',
    ...phone,
  },
  street: { label: 'Street' },
  locality: { label: 'Area or town' },
  region: { label: 'State' },
  country: { label: 'Country' },
  countryCode: {
    label: 'Country code',
    hint: 'Two capital letters, such as NG',
    autoCapitalize: 'characters',
    spellCheck: false,
  },
  latitude: { label: 'Latitude', ...degrees },
  longitude: { label: 'Longitude', ...degrees },
  instagram: { label: 'Instagram', ...link },
  tiktok: { label: 'TikTok', ...link },
  x: { label: 'X', ...link },
}
