import type { Place } from './place.ts'

/** Points 1 and 2: what everybody can open. */
export const catalogue: readonly Place[] = [
  {
    where: 'Navigation bar',
    lookedAtIn: 'apps/web/src/app/Site.stories.tsx',
    names: [
      'Home', 'Shop', 'E-Catalog', 'Showroom', 'About Us',
      'Login', 'Signup', 'My Account', 'Admin Dashboard', 'Search',
    ],
  },
  {
    where: 'Mobile drawer',
    lookedAtIn: 'apps/web/src/app/Site.stories.tsx',
    names: [
      'E-Catalogs', 'Categories', 'Styles',
      'Sofas', 'Armchairs', 'Living Rooms', 'Bedrooms', 'Dining Rooms', 'Center Tables',
      'Wardrobe', 'TV Unit', 'Carpets',
    ],
  },
  {
    where: 'Mobile bottom navigation',
    lookedAtIn: 'apps/web/src/app/Site.stories.tsx',
    names: ['Shop', 'Cart', 'Wishlist', 'Profile', 'Product', 'Collection', 'Dashboard'],
  },
  {
    where: 'Cookie banner',
    lookedAtIn: 'apps/web/src/app/Site.stories.tsx',
    names: ['Decline', 'Accept All'],
  },
  {
    where: 'Guards: while auth loads',
    lookedAtIn: 'apps/web/src/app/Site.stories.tsx',
    sentences: ['Loading authentication...'],
  },
  {
    where: 'Any other path',
    lookedAtIn: 'apps/web/src/app/ErrorScreen.stories.tsx',
    sentences: ['404 Not Found'],
  },
  {
    where: 'Home (/)',
    lookedAtIn: 'apps/web/src/screens/home/Home.stories.tsx',
    sentences: ['Loading data...'],
    names: [
      'Shop Now', 'Contact Us',
      'World Wide Shipping', 'Quality Assurance', 'Free Installation',
      'Featured Products', 'Promotions', 'Best Sellers', 'Collections', 'Featured Styles',
      'Living Rooms', 'Dining Rooms', 'Bed Rooms', 'Corner Sofas',
      '{percent}% off',
    ],
  },
  {
    where: 'Shop (/shop)',
    lookedAtIn: 'apps/web/src/screens/shop/Shop.stories.tsx',
    sentences: [
      "You've reached the end of the products!",
      "You've reached the end of the collections!",
      'No products found for the selected filters.',
      'No collections found for the selected filters.',
      'No collections available',
    ],
    names: [
      'No products found.', 'Products', 'Collections', 'Filters', 'Apply', 'Clear', 'Load More',
      'Living Room', 'Armchair', 'Bedroom', 'Dining Room', 'Center Table',
      'Wardrobe', 'TV unit', 'Carpet', 'Corner Sofas',
    ],
  },
  {
    where: 'Category tiles without a category',
    lookedAtIn: 'packages/ui/src/patterns/category-tiles/CategoryTiles.stories.tsx',
    sentences: ['No categories found.'],
  },
  {
    where: 'Style shop (/styles/{style})',
    lookedAtIn: 'apps/web/src/screens/style-shop/StyleShop.stories.tsx',
    sentences: ['Loading styles data...'],
    names: ['Modern', 'Contemporary', 'Antique/Royal', 'Bespoke', 'Minimalist', 'Glam'],
  },
  {
    where: 'Product detail (/product/{productId})',
    lookedAtIn: 'apps/web/src/screens/product/ProductScreen.stories.tsx',
    sentences: ['Link copied to clipboard!', 'Made in {origin}', 'Product not found.', 'Back to Shop'],
    names: ['Order Now', 'Add to Cart', 'Edit Product', 'Delete Product', 'No Image'],
  },
  {
    where: 'Collection detail (/collection/{collectionId})',
    lookedAtIn: 'apps/web/src/screens/collection/CollectionScreen.stories.tsx',
    sentences: ['Products in this Collection', 'Collection not found.', 'Back to Collections'],
    names: ['Order Now', 'Add to Cart', 'Edit Collection', 'Delete Collection', 'No Cover'],
  },
  {
    where: 'A picture that does not load',
    lookedAtIn: 'packages/ui/src/components/picture/Picture.stories.tsx',
    names: ['Image Error'],
  },
  {
    where: 'Contact (/contact)',
    lookedAtIn: 'apps/web/src/screens/contact/Contact.stories.tsx',
    sentences: ['Open 24/7', 'Message sent successfully!', 'Failed to send message. Please try again.'],
  },
  {
    where: 'About Us (/aboutUs)',
    lookedAtIn: 'apps/web/src/screens/about-us/AboutUs.stories.tsx',
    sentences: [
      'Our vision', 'Our mission',
      'The design team', 'The manufacturing team', 'The logistics team', 'The client-support team',
    ],
  },
  {
    where: 'Terms and conditions (/terms)',
    lookedAtIn: 'apps/web/src/screens/terms/Terms.stories.tsx',
    composed: ['Effective July 8, 2025'],
  },
  {
    where: 'Showroom (/showroom)',
    lookedAtIn: 'apps/web/src/screens/showroom/Showroom.stories.tsx',
    composed: ['Mon-Fri 9:00 AM-6:00 PM', 'Sat 10:00 AM-4:00 PM', 'Sun closed'],
  },
]
