/** The digits of a phone number in its country, without the leading 0. */
const nationalDigits = 10

/**
 * Completes a phone number as a customer typed it, so that a chat can be opened with it. A number without a country code gets that
 * of the shop: '08012345678' becomes '2348012345678' for a shop in Nigeria.
 *
 * @param shopNumber - the shop's chat number with its country code
 */
export function chatNumberOf(phone: string, shopNumber: string): string {
  const typed = phone.replace(/\D/g, '')
  const digits = typed.replace(/^00/, '')
  const countryCode = shopNumber.replace(/\D/g, '').slice(0, -nationalDigits)
  // Many customers keep the 0 after the country code: '+234 (0) 801 …'.
  const isDoubled = digits.length > nationalDigits && digits.startsWith(`${countryCode}0`)
  if (isDoubled) return countryCode + digits.slice(countryCode.length + 1)
  if (typed !== digits) return digits
  if (digits.startsWith('0')) return countryCode + digits.slice(1)
  return digits.length <= nationalDigits ? countryCode + digits : digits
}
