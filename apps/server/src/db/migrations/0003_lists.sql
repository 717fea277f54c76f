CREATE TABLE "cart_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"guest_id" uuid,
	"item_type" text NOT NULL,
	"item_id" uuid NOT NULL,
	"quantity" smallint NOT NULL,
	CONSTRAINT "cart_lines_one_for_each_item" UNIQUE NULLS NOT DISTINCT("user_id","guest_id","item_type","item_id"),
	CONSTRAINT "cart_lines_one_owner" CHECK (num_nonnulls("cart_lines"."user_id", "cart_lines"."guest_id") = 1),
	CONSTRAINT "cart_lines_quantity_bounded" CHECK ("cart_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "wishlist_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"guest_id" uuid,
	"item_type" text NOT NULL,
	"item_id" uuid NOT NULL,
	CONSTRAINT "wishlist_entries_one_for_each_item" UNIQUE NULLS NOT DISTINCT("user_id","guest_id","item_type","item_id"),
	CONSTRAINT "wishlist_entries_one_owner" CHECK (num_nonnulls("wishlist_entries"."user_id", "wishlist_entries"."guest_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_entries" ADD CONSTRAINT "wishlist_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;