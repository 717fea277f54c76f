CREATE TABLE "enquiries" (
	"reference" text PRIMARY KEY NOT NULL,
	"key_digest" text,
	"status" text DEFAULT 'new' NOT NULL,
	"source" text NOT NULL,
	"user_id" uuid,
	"name" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"items" jsonb NOT NULL,
	"total" numeric(18, 2) NOT NULL,
	"quoted_total" numeric(14, 2),
	"deposit" numeric(14, 2),
	"promised_date" date,
	"search" "tsvector" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"text" text DEFAULT '' NOT NULL,
	"user_id" uuid,
	"user_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_steps" ADD CONSTRAINT "enquiry_steps_reference_enquiries_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."enquiries"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_steps" ADD CONSTRAINT "enquiry_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_newest" ON "enquiries" USING btree ("created_at","reference");--> statement-breakpoint
CREATE INDEX "enquiries_newest_of_status" ON "enquiries" USING btree ("status","created_at","reference");--> statement-breakpoint
CREATE INDEX "enquiries_of_user" ON "enquiries" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "enquiries_search" ON "enquiries" USING gin ("search");--> statement-breakpoint
CREATE INDEX "enquiry_steps_of_enquiry" ON "enquiry_steps" USING btree ("reference","id");