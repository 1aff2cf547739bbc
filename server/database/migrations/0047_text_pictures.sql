CREATE TABLE "blog_pictures" (
	"blog_id" char(24) NOT NULL,
	"file_id" char(24) NOT NULL,
	CONSTRAINT "blog_pictures_blog_id_file_id_pk" PRIMARY KEY("blog_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "blog_pictures" ADD CONSTRAINT "blog_pictures_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_pictures" ADD CONSTRAINT "blog_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_pictures_file" ON "blog_pictures" USING btree ("file_id");