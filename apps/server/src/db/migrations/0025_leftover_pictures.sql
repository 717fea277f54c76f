CREATE TABLE "leftover_pictures" (
	"public_id" text PRIMARY KEY NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL
);
