CREATE TABLE "confirmation_tokens" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "confirmation_tokens_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "rate_limit_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "confirmation_tokens" ADD CONSTRAINT "confirmation_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_limit_uses_of_key" ON "rate_limit_uses" USING btree ("key","until");--> statement-breakpoint
CREATE INDEX "rate_limit_uses_by_age" ON "rate_limit_uses" USING btree ("until");--> statement-breakpoint
UPDATE "users" SET "email_confirmed_at" = "created_at";
