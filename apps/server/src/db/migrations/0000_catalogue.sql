CREATE TABLE "catalogue_state" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "catalogue_state_one_row" CHECK ("catalogue_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"items" text DEFAULT '' NOT NULL,
	"price" numeric(14, 2) NOT NULL,
	"style" text NOT NULL,
	"is_best_seller" boolean DEFAULT false NOT NULL,
	"is_promo" boolean DEFAULT false NOT NULL,
	"discounted_price" numeric(14, 2),
	"is_foreign" boolean DEFAULT false NOT NULL,
	"origin" text,
	"payable_price" numeric(14, 2) GENERATED ALWAYS AS (case when is_promo and discounted_price is not null then discounted_price else price end) STORED NOT NULL,
	"name_key" text NOT NULL,
	"search" "tsvector" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"cover_id" text,
	"cover_alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "collections_price_not_negative" CHECK ("collections"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"public_id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"widths" integer[] NOT NULL,
	"placeholder" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"product_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"public_id" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_images_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"items" text DEFAULT '' NOT NULL,
	"price" numeric(14, 2) NOT NULL,
	"style" text NOT NULL,
	"is_best_seller" boolean DEFAULT false NOT NULL,
	"is_promo" boolean DEFAULT false NOT NULL,
	"discounted_price" numeric(14, 2),
	"is_foreign" boolean DEFAULT false NOT NULL,
	"origin" text,
	"payable_price" numeric(14, 2) GENERATED ALWAYS AS (case when is_promo and discounted_price is not null then discounted_price else price end) STORED NOT NULL,
	"name_key" text NOT NULL,
	"search" "tsvector" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"category" text NOT NULL,
	"is_corner" boolean DEFAULT false NOT NULL,
	"collection_id" uuid,
	"width" numeric(7, 1),
	"depth" numeric(7, 1),
	"height" numeric(7, 1),
	CONSTRAINT "products_price_not_negative" CHECK ("products"."price" >= 0),
	CONSTRAINT "products_dimensions_together" CHECK (num_nulls("products"."width", "products"."depth", "products"."height") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "site_pictures" (
	"place" text NOT NULL,
	"position" smallint NOT NULL,
	"public_id" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "site_pictures_place_position_pk" PRIMARY KEY("place","position")
);
--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_cover_id_pictures_public_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."pictures"("public_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_public_id_pictures_public_id_fk" FOREIGN KEY ("public_id") REFERENCES "public"."pictures"("public_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_pictures" ADD CONSTRAINT "site_pictures_public_id_pictures_public_id_fk" FOREIGN KEY ("public_id") REFERENCES "public"."pictures"("public_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collections_newest" ON "collections" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "collections_by_price" ON "collections" USING btree ("payable_price","id");--> statement-breakpoint
CREATE INDEX "collections_by_name" ON "collections" USING btree ("name_key" collate "C","id");--> statement-breakpoint
CREATE INDEX "collections_newest_of_style" ON "collections" USING btree ("style","created_at","id");--> statement-breakpoint
CREATE INDEX "collections_search" ON "collections" USING gin ("search");--> statement-breakpoint
CREATE INDEX "product_images_of_picture" ON "product_images" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("payable_price","id");--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("name_key" collate "C","id");--> statement-breakpoint
CREATE INDEX "products_newest_of_category" ON "products" USING btree ("category","created_at","id");--> statement-breakpoint
CREATE INDEX "products_newest_of_style" ON "products" USING btree ("style","created_at","id");--> statement-breakpoint
CREATE INDEX "products_newest_of_collection" ON "products" USING btree ("collection_id","created_at","id");--> statement-breakpoint
CREATE INDEX "products_newest_promotions" ON "products" USING btree ("created_at","id") WHERE "products"."is_promo";--> statement-breakpoint
CREATE INDEX "products_newest_best_sellers" ON "products" USING btree ("created_at","id") WHERE "products"."is_best_seller";--> statement-breakpoint
CREATE INDEX "products_newest_foreign" ON "products" USING btree ("created_at","id") WHERE "products"."is_foreign";--> statement-breakpoint
CREATE INDEX "products_newest_corners" ON "products" USING btree ("created_at","id") WHERE "products"."is_corner";--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");--> statement-breakpoint
INSERT INTO "catalogue_state" DEFAULT VALUES;
