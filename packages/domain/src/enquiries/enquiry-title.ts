/** What a list shows of an enquiry: the name of its first item and how many more there are, such as `Eko Sofa and 2 more`. */
export function enquiryTitle(items: readonly { readonly name: string }[]): string {
  const [first] = items
  if (first === undefined) return ''
  return items.length === 1 ? first.name : `${first.name} and ${items.length - 1} more`
}
