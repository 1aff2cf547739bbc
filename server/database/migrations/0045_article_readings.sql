CREATE TABLE "article_readings" (
	"blog_id" char(24) NOT NULL,
	"week" text NOT NULL,
	"readings" integer NOT NULL,
	CONSTRAINT "article_readings_blog_id_week_pk" PRIMARY KEY("blog_id","week")
);
--> statement-breakpoint
ALTER TABLE "article_readings" ADD CONSTRAINT "article_readings_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;