CREATE TABLE "calendar_subscriptions" (
	"account_id" char(24) PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"shows_names" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_read_at" timestamp (3) with time zone,
	CONSTRAINT "calendar_subscriptions_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
ALTER TABLE "calendar_subscriptions" ADD CONSTRAINT "calendar_subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;