ALTER TABLE "collections" ADD COLUMN "visibility" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "deleted_key" text;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "is_listed" boolean GENERATED ALWAYS AS (deleted_at is null and visibility = 'public') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "visibility" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "deleted_key" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_listed" boolean GENERATED ALWAYS AS (deleted_at is null and visibility = 'public') STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "collections_deleted" ON "collections" USING btree ("deleted_at") WHERE "collections"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "products_deleted" ON "products" USING btree ("deleted_at") WHERE "products"."deleted_at" is not null;