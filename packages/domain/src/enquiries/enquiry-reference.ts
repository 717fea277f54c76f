/** Returns this many random bytes. The browser and the server each pass the secure source of their platform. */
export type RandomBytes = (count: number) => Uint8Array

/**
 * The symbols of a reference. They have at most one of each group of characters that look alike (0 O D, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V),
 * and no vowels, so that no word appears.
 */
const symbols = '23456789CFHJKMNPQRTWXY'
const symbolCount = 6

const referencePattern = new RegExp(`^[A-Z]{3}-[${symbols}]{${symbolCount}}$`)
const keySymbols = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const keyPattern = /^[\w-]{22}$/

/** A new reference, such as `ILE-7K2Q9X`: the first three letters of the shop's name and six random symbols. */
export function newEnquiryReference(shopName: string, random: RandomBytes): string {
  return `${shopPrefix(shopName)}-${randomText(symbols, symbolCount, random)}`
}

/** A new key of an enquiry's link: 22 characters with 132 random bits that are safe in URLs. */
export function newEnquiryKey(random: RandomBytes): string {
  return randomText(keySymbols, 22, random)
}

/** Whether a text can be a reference. Any other text gets the response of an unknown one, without a query. */
export function isEnquiryReference(text: string): boolean {
  return referencePattern.test(text)
}

/** Whether a text can be the key of an enquiry's link. */
export function isEnquiryKey(text: string): boolean {
  return keyPattern.test(text)
}

/** The first three letters of a name without marks, in upper case. X takes the place of missing ones. */
function shopPrefix(shopName: string): string {
  const letters = shopName.normalize('NFD').replace(/[^a-z]/gi, '')
  return letters.toUpperCase().padEnd(3, 'X').slice(0, 3)
}

/** Random symbols. Bytes that would make some symbols more frequent than others are dropped. */
function randomText(alphabet: string, length: number, random: RandomBytes): string {
  const usable = 256 - (256 % alphabet.length)
  let text = ''
  while (text.length < length) {
    for (const byte of random(length - text.length)) if (byte < usable) text += alphabet.charAt(byte % alphabet.length)
  }
  return text
}
