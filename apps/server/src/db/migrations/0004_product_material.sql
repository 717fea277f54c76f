ALTER TABLE "products" ADD COLUMN "material" text;--> statement-breakpoint
CREATE INDEX "products_newest_of_material" ON "products" USING btree ("material","created_at","id");