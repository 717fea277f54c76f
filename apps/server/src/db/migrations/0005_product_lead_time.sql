ALTER TABLE "products" ADD COLUMN "lead_time_minimum" smallint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "lead_time_maximum" smallint;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_lead_time_together" CHECK (num_nulls("products"."lead_time_minimum", "products"."lead_time_maximum") in (0, 2));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_lead_time_range" CHECK ("products"."lead_time_minimum" >= 1 and "products"."lead_time_minimum" <= "products"."lead_time_maximum");