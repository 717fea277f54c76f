ALTER TABLE "products" ADD COLUMN "colours" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "products_colours" ON "products" USING gin ("colours");