ALTER TABLE "comments" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "priority" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "comments_waiting" ON "comments" USING btree ("priority","created_at") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "threads_all" ON "threads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "threads_waiting" ON "threads" USING btree ("priority","created_at") WHERE status = 'PENDING';