ALTER TABLE "failed_tries" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "failed_tries_of_network" ON "failed_tries" USING btree ("network","at");