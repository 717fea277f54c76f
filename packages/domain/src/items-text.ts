/** What a product or collection includes, as shoppers read it: 'Sofa set + 2 chairs'. Seats such as '(3+1+1)' stay together. */
export function itemsText(items: string): string {
  return items.replace(/(\d\+)(?=\d)|\s*\+\s*/g, (plus, seats?: string) => seats ?? ' +\u00A0')
}
