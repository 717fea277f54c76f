ALTER TABLE "enquiry_steps" ADD COLUMN "note_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_steps_note" ON "enquiry_steps" USING btree ("reference","note_id");