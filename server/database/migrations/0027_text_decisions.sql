CREATE TABLE "text_decisions" (
	"text_id" char(24) PRIMARY KEY NOT NULL,
	"thread_id" char(24) NOT NULL,
	"comment_id" char(24),
	"decided_by" char(24) NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"status_before" text NOT NULL,
	"reason_before" text,
	"was_locked_before" boolean DEFAULT false NOT NULL,
	"status_after" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "text_decisions" ADD CONSTRAINT "text_decisions_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_decisions" ADD CONSTRAINT "text_decisions_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_decisions" ADD CONSTRAINT "text_decisions_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;