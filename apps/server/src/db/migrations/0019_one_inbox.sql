ALTER TABLE "enquiries" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "enquiries_new_messages" ON "enquiries" USING btree ("created_at","reference") WHERE "enquiries"."source" = 'contact' and "enquiries"."status" = 'new';--> statement-breakpoint
-- References such as MSG-7K2Q9X. The factor and the number of references (22^6) have no common divisor, so each number is another one.
CREATE TEMPORARY TABLE "message_references" ON COMMIT DROP AS
SELECT "id", 'MSG-' || (
		SELECT string_agg(substr('23456789CFHJKMNPQRTWXY', 1 + (("number" / (22 ^ "place")::bigint) % 22)::int, 1), '' ORDER BY "place")
		FROM generate_series(0, 5) AS "place"
	) AS "reference"
FROM (SELECT "id", (row_number() OVER (ORDER BY "created_at", "id") * 69069001) % 113379904 AS "number" FROM "contact_messages") AS "numbered";--> statement-breakpoint
-- The search column has the words that `enquirySearch` finds: lower case, without accents and plural endings.
INSERT INTO "enquiries" ("reference", "status", "source", "name", "phone_number", "email", "subject", "note", "items", "total", "search", "created_at", "updated_at")
SELECT "reference", CASE WHEN "done_at" IS NULL THEN 'new' ELSE 'answered' END, 'contact', "name", "phone_number", "email", "subject", "message", '[]', 0,
	array_to_tsvector(ARRAY(
		SELECT DISTINCT left(CASE
			WHEN "word" ~ '^.{2,}ies$' THEN left("word", -3) || 'y'
			WHEN "word" ~ '^.{3,}es$' AND "word" ~ '(ch|sh|x|ss)es$' THEN left("word", -2)
			WHEN "word" ~ '^.{2,}[^s]s$' THEN left("word", -1)
			ELSE "word"
		END, 40)
		FROM regexp_split_to_table(
			lower(regexp_replace(normalize(concat_ws(' ', "reference", "name", "phone_number", "email", "subject"), NFD), '[\u0300-\u036f]', '', 'g')),
			'[^[:alnum:]%_\\]+'
		) AS "word"
		WHERE "word" <> ''
	)),
	"created_at", coalesce("done_at", "created_at")
FROM "contact_messages" JOIN "message_references" USING ("id");--> statement-breakpoint
INSERT INTO "enquiry_steps" ("id", "reference", "kind", "from_status", "to_status", "user_name", "at")
SELECT "id", "reference", 'step', 'new', 'answered', coalesce("done_by", ''), "done_at"
FROM "contact_messages" JOIN "message_references" USING ("id") WHERE "done_at" IS NOT NULL;--> statement-breakpoint
UPDATE "outbox" SET "about" = "reference" FROM "message_references" WHERE "kind" = 'contact' AND "about" = "message_references"."id"::text;--> statement-breakpoint
DROP TABLE "contact_messages";
