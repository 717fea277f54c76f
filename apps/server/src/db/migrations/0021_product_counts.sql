CREATE TABLE "product_counts" (
	"category" text NOT NULL,
	"style" text NOT NULL,
	"material" text,
	"colours" text[] DEFAULT '{}' NOT NULL,
	"is_corner" boolean NOT NULL,
	"is_best_seller" boolean NOT NULL,
	"is_promo" boolean NOT NULL,
	"is_foreign" boolean NOT NULL,
	"listed" integer NOT NULL,
	"stored" integer NOT NULL,
	CONSTRAINT "product_counts_combination" UNIQUE NULLS NOT DISTINCT("category","style","material","colours","is_corner","is_best_seller","is_promo","is_foreign")
);
--> statement-breakpoint
CREATE TABLE "product_words" (
	"word" text PRIMARY KEY NOT NULL,
	"listed" integer NOT NULL,
	"stored" integer NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION count_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	added text := 'select *, 1 as difference from new_products';
	removed text := 'select *, -1 as difference from old_products';
	changed text;
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		TRUNCATE product_counts, product_words;
		RETURN NULL;
	END IF;
	changed := CASE TG_OP WHEN 'INSERT' THEN added WHEN 'DELETE' THEN removed ELSE added || ' union all ' || removed END;
	EXECUTE format(
		'insert into product_counts as kept
			select category, style, material, colours, is_corner, is_best_seller, is_promo, is_foreign,
				sum(difference * is_listed::int) as listed, sum(difference * (deleted_at is null)::int) as stored
			from (%s) as changed group by 1, 2, 3, 4, 5, 6, 7, 8
			having sum(difference * is_listed::int) <> 0 or sum(difference * (deleted_at is null)::int) <> 0
		on conflict on constraint product_counts_combination
			do update set listed = kept.listed + excluded.listed, stored = kept.stored + excluded.stored', changed);
	EXECUTE format(
		'insert into product_words as kept
			select lexeme, sum(difference * is_listed::int) as listed, sum(difference * (deleted_at is null)::int) as stored
			from (%s) as changed, unnest(search) where lexeme not like ''=%%'' group by lexeme
			having sum(difference * is_listed::int) <> 0 or sum(difference * (deleted_at is null)::int) <> 0
		on conflict (word)
			do update set listed = kept.listed + excluded.listed, stored = kept.stored + excluded.stored', changed);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_products_added AFTER INSERT ON products
	REFERENCING NEW TABLE AS new_products FOR EACH STATEMENT EXECUTE FUNCTION count_products();
--> statement-breakpoint
CREATE TRIGGER count_products_changed AFTER UPDATE ON products
	REFERENCING OLD TABLE AS old_products NEW TABLE AS new_products FOR EACH STATEMENT EXECUTE FUNCTION count_products();
--> statement-breakpoint
CREATE TRIGGER count_products_removed AFTER DELETE ON products
	REFERENCING OLD TABLE AS old_products FOR EACH STATEMENT EXECUTE FUNCTION count_products();
--> statement-breakpoint
CREATE TRIGGER count_products_truncated AFTER TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION count_products();
--> statement-breakpoint
INSERT INTO product_counts
	SELECT category, style, material, colours, is_corner, is_best_seller, is_promo, is_foreign,
		count(*) FILTER (WHERE is_listed), count(*) FILTER (WHERE deleted_at IS NULL)
	FROM products GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
--> statement-breakpoint
INSERT INTO product_words
	SELECT lexeme, count(*) FILTER (WHERE is_listed), count(*) FILTER (WHERE deleted_at IS NULL)
	FROM products, unnest(search) WHERE lexeme NOT LIKE '=%' GROUP BY lexeme;
