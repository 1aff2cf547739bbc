CREATE TABLE "social_accounts" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" char(24) NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "social_accounts_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
DROP INDEX "accounts_email_unique";--> statement-breakpoint
DROP INDEX "accounts_phone_number_unique";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "is_temporary" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "social_accounts_account" ON "social_accounts" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_temporary_email_unique" ON "accounts" USING btree ("email") WHERE email is not null and is_temporary;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_temporary_phone_number_unique" ON "accounts" USING btree ("phone_number") WHERE phone_number is not null and is_temporary;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_unique" ON "accounts" USING btree ("email") WHERE email is not null and not is_temporary;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_phone_number_unique" ON "accounts" USING btree ("phone_number") WHERE phone_number is not null and not is_temporary;--> statement-breakpoint
UPDATE "accounts" SET "is_temporary" = true WHERE "password_hash" IS NULL AND "phone_number" IS NOT NULL AND "role_id" IN (SELECT "id" FROM "roles" WHERE "name" = 'TEMPORARY');
