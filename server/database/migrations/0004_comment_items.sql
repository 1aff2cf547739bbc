ALTER TABLE "comments" ADD COLUMN "priority" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "client_item_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "comments_client_item" ON "comments" USING btree ("author_id","client_item_id");