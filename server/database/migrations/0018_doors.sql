DROP INDEX "accounts_phone_number_unique";--> statement-breakpoint
DROP INDEX "accounts_temporary_phone_number_unique";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "identity_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "accounts_phone_number" ON "accounts" USING btree ("phone_number") WHERE phone_number is not null;