CREATE TABLE "text_assignments" (
	"text_id" char(24) PRIMARY KEY NOT NULL,
	"thread_id" char(24) NOT NULL,
	"comment_id" char(24),
	"account_id" char(24) NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "text_assignments" ADD CONSTRAINT "text_assignments_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_assignments" ADD CONSTRAINT "text_assignments_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_assignments" ADD CONSTRAINT "text_assignments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_assignments_thread" ON "text_assignments" USING btree ("thread_id");