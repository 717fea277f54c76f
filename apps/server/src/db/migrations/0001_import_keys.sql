ALTER TABLE "collections" ADD COLUMN "import_key" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "import_key" text;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_import_key_unique" UNIQUE("import_key");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_import_key_unique" UNIQUE("import_key");