ALTER TABLE "blogs" ADD COLUMN "translation_key" char(24);--> statement-breakpoint
CREATE UNIQUE INDEX "blogs_translation" ON "blogs" USING btree ("translation_key","language");