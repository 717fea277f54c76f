/** The links of previews, which lead nowhere. */
export const links = {
  shop: '#shop',
  contact: '#contact',
  privacy: '#privacy',
  login: '#login',
  signUp: '#sign-up',
  products: '#products',
  collections: '#collections',
  newProduct: '#new-product',
  newCollection: '#new-collection',
  item: () => '#item',
}

/** The facts about the shop in previews. */
export const exampleShop = {
  name: 'Example Shop',
  tagline: 'Furniture for every room',
  description: 'An example of a shop.',
  phone: '+234 800 000 0000',
  email: 'hello@shop.example',
  chatNumber: '2348000000000',
  address: { street: '1 Example Street', locality: 'Lagos', region: 'Lagos', country: 'Nigeria', countryCode: 'NG' },
}

/** The facts that the message of an order contains. */
export const exampleOrder = { shop: exampleShop, publicUrl: 'https://shop.example' }
