CREATE TABLE "mail_switched_off" (
	"account_id" char(24) NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "mail_switched_off_account_id_kind_pk" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
ALTER TABLE "mail_switched_off" ADD CONSTRAINT "mail_switched_off_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;