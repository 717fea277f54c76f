CREATE TABLE "shop_details" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer NOT NULL,
	"details" json NOT NULL,
	CONSTRAINT "shop_details_one_row" CHECK ("shop_details"."id" = 1)
);
