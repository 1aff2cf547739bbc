CREATE TABLE "alarm_mails" (
	"account_id" char(24) PRIMARY KEY NOT NULL,
	"thread_id" char(24) NOT NULL,
	"comment_id" char(24),
	"mailed_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "alarm_mails" ADD CONSTRAINT "alarm_mails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarm_mails" ADD CONSTRAINT "alarm_mails_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;