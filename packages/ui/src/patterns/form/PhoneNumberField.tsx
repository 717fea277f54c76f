import { accountSentences, limits, phoneRule } from '@shop/domain'
import { PhoneField, type PhoneFieldProps } from '../../components/phone-field/index.ts'

/** A phone field with the shop's rule as hint. */
export function PhoneNumberField(props: Omit<PhoneFieldProps, 'label' | 'hint' | 'minDigits' | 'maxDigits'>) {
  return (
    <PhoneField
      enterKeyHint="next"
      {...props}
      label={accountSentences.phoneNumber}
      hint={phoneRule.hint}
      minDigits={limits.phoneMinimum}
      maxDigits={limits.phoneMaximum}
    />
  )
}
