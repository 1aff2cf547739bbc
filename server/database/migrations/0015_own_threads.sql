DROP INDEX "threads_author";--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "client_item_id" text;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "threads_client_item" ON "threads" USING btree ("author_id","client_item_id");--> statement-breakpoint
CREATE INDEX "threads_deleted" ON "threads" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "threads_author" ON "threads" USING btree ("author_id","created_at");