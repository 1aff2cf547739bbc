CREATE TABLE "thread_reports" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"thread_id" char(24) NOT NULL,
	"comment_id" char(24),
	"reporter_id" char(24) NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"priority" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" char(24),
	CONSTRAINT "thread_reports_once" UNIQUE NULLS NOT DISTINCT("reporter_id","thread_id","comment_id")
);
--> statement-breakpoint
ALTER TABLE "thread_reports" ADD CONSTRAINT "thread_reports_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reports" ADD CONSTRAINT "thread_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reports" ADD CONSTRAINT "thread_reports_reporter_id_accounts_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reports" ADD CONSTRAINT "thread_reports_closed_by_accounts_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thread_reports_open" ON "thread_reports" USING btree ("priority","created_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "thread_reports_text" ON "thread_reports" USING btree ("thread_id","comment_id");