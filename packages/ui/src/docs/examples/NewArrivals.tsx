import { products } from '../../testing/items.ts'
import { ContactBand, ProductCard, ProductGrid, ShopSection } from '../../patterns/index.ts'

/** A page of new products, made of patterns only. */
export function NewArrivals() {
  return (
    <>
      <ShopSection title="New arrivals" text="Made in Lagos this month." link={{ label: 'All products', href: '#shop' }}>
        <ProductGrid>
          {products.slice(0, 4).map((product) => (
            <ProductCard key={product._id} product={product} href={`#${product._id}`} headingLevel={3} />
          ))}
        </ProductGrid>
      </ShopSection>
      <ContactBand title="Would you like something special?" text="We make every piece to measure." contactHref="#contact" />
    </>
  )
}
