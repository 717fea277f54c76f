import { products } from '../../testing/items.ts'
import { ContactBand, ProductCard, ProductGrid, ShopSection, StaticPage } from '../../patterns/index.ts'

/** A page of new products, made of patterns only. */
export function NewArrivals() {
  const newest = products.slice(0, 4)
  return (
    <StaticPage title="New arrivals" lead="Made in Lagos this month.">
      <ShopSection title="Fresh from the workshop" link={{ label: 'All products', href: '#shop' }}>
        <ProductGrid>
          {newest.map((product) => (
            <ProductCard key={product._id} product={product} href={`#${product._id}`} headingLevel={3} />
          ))}
        </ProductGrid>
      </ShopSection>
      <ContactBand title="Would you like something special?" text="We make every item to measure." contactHref="#contact" />
    </StaticPage>
  )
}
