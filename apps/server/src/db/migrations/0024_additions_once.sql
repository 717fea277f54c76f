ALTER TABLE "cart_lines" ADD COLUMN "last_addition" uuid;
