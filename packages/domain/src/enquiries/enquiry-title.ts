/** Names the first of some items and tells how many others there are, such as `Eko Sofa and 2 more`. */
export function countedTitle(first: string, count: number): string {
  return count <= 1 ? first : `${first} and ${count - 1} more`
}

/** What a list shows of an enquiry: the name of its first item and how many more there are, such as `Eko Sofa and 2 more`. */
export function enquiryTitle(items: readonly { readonly name: string }[]): string {
  return countedTitle(items[0]?.name ?? '', items.length)
}
