CREATE TABLE "blog_revisions" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"blog_id" char(24) NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"content_note" text
);
--> statement-breakpoint
ALTER TABLE "blog_revisions" ADD CONSTRAINT "blog_revisions_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_revisions_blog" ON "blog_revisions" USING btree ("blog_id","saved_at");