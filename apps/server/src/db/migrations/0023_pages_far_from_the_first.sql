DROP INDEX "products_listed_by_price";--> statement-breakpoint
DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "products_by_price";--> statement-breakpoint
DROP INDEX "products_by_name";--> statement-breakpoint
DROP INDEX "products_newest_of_category";--> statement-breakpoint
DROP INDEX "products_newest_of_style";--> statement-breakpoint
DROP INDEX "products_newest_of_material";--> statement-breakpoint
DROP INDEX "products_newest_promotions";--> statement-breakpoint
DROP INDEX "products_newest_best_sellers";--> statement-breakpoint
DROP INDEX "products_newest_foreign";--> statement-breakpoint
DROP INDEX "products_newest_corners";--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at","id","is_listed","payable_price");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("payable_price","id","is_listed");--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("name_key" collate "C","id","is_listed","payable_price");--> statement-breakpoint
CREATE INDEX "products_newest_of_category" ON "products" USING btree ("category","created_at","id","is_listed","payable_price","name_key" collate "C");--> statement-breakpoint
CREATE INDEX "products_newest_of_style" ON "products" USING btree ("style","created_at","id","is_listed","payable_price","name_key" collate "C");--> statement-breakpoint
CREATE INDEX "products_newest_of_material" ON "products" USING btree ("material","created_at","id","is_listed","payable_price","name_key" collate "C");--> statement-breakpoint
CREATE INDEX "products_newest_promotions" ON "products" USING btree ("created_at","id","is_listed") WHERE "products"."is_promo";--> statement-breakpoint
CREATE INDEX "products_newest_best_sellers" ON "products" USING btree ("created_at","id","is_listed") WHERE "products"."is_best_seller";--> statement-breakpoint
CREATE INDEX "products_newest_foreign" ON "products" USING btree ("created_at","id","is_listed") WHERE "products"."is_foreign";--> statement-breakpoint
CREATE INDEX "products_newest_corners" ON "products" USING btree ("created_at","id","is_listed") WHERE "products"."is_corner";