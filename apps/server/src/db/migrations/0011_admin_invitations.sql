CREATE TABLE "admin_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"digest" text,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "admin_invitations_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "admin_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "admin_invitations" ADD CONSTRAINT "admin_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "admin_invitations_email" ON "admin_invitations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "admin_invitations_of_admin" ON "admin_invitations" USING btree ("invited_by");