CREATE TABLE "missed_searches" (
	"day" date NOT NULL,
	"search" text NOT NULL,
	"count" integer NOT NULL,
	"found" integer NOT NULL,
	CONSTRAINT "missed_searches_day_search_pk" PRIMARY KEY("day","search")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"word" text NOT NULL,
	"means" text NOT NULL,
	"added_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_synonyms_key_unique" UNIQUE("key")
);
