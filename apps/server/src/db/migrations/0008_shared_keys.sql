CREATE TABLE "shared_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
